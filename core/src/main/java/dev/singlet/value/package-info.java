/** Values that users name: ranges, primary keys, documents. */
@NullMarked
package dev.singlet.value;

import org.jspecify.annotations.NullMarked;
