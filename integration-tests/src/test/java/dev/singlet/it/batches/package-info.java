/** Any number of items in few requests. */
@NullMarked
package dev.singlet.it.batches;

import org.jspecify.annotations.NullMarked;
