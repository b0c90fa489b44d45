/** Values that no text may show. */
@NullMarked
package dev.singlet.it.secrets;

import org.jspecify.annotations.NullMarked;
