/** Values of every type: stored, read back, changed and refused. */
@NullMarked
package dev.singlet.it.types;

import org.jspecify.annotations.NullMarked;
