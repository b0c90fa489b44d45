@NullMarked
package dev.singlet.it.peers;

import org.jspecify.annotations.NullMarked;
