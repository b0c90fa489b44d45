/** The code of the page about vectors. */
@NullMarked
package dev.singlet.it.docs.vectors;

import org.jspecify.annotations.NullMarked;
