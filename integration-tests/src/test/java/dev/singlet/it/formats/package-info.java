/** Items and entities in their other forms. */
@NullMarked
package dev.singlet.it.formats;

import org.jspecify.annotations.NullMarked;
