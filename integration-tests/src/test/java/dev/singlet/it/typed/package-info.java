@NullMarked
package dev.singlet.it.typed;

import org.jspecify.annotations.NullMarked;
