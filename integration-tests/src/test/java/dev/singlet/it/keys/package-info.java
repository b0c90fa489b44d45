@NullMarked
package dev.singlet.it.keys;

import org.jspecify.annotations.NullMarked;
