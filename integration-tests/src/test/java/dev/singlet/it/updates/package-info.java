@NullMarked
package dev.singlet.it.updates;

import org.jspecify.annotations.NullMarked;
