/** Items and records made to break what reads and writes them. */
@NullMarked
package dev.singlet.it.hostile;

import org.jspecify.annotations.NullMarked;
