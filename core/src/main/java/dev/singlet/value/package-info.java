/** Values that users name beside their own: ranges, primary keys, documents. */
@NullMarked
package dev.singlet.value;

import org.jspecify.annotations.NullMarked;
