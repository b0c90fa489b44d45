/** Values that users name: ranges, primary keys, documents. Begin with {@link PrimaryKey}. */
@NullMarked
package dev.singlet.value;

import org.jspecify.annotations.NullMarked;
