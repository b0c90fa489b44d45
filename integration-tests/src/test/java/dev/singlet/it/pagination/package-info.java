/** Pages read forwards, backwards and from any item, and the tokens that lead there. */
@NullMarked
package dev.singlet.it.pagination;

import org.jspecify.annotations.NullMarked;
