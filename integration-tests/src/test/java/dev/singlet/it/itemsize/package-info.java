/** The size of items, as this library and DynamoDB count it. */
@NullMarked
package dev.singlet.it.itemsize;

import org.jspecify.annotations.NullMarked;
