/** The size of items, as this library and DynamoDB count it. */
@NullMarked
package dev.singlet.it.size;

import org.jspecify.annotations.NullMarked;
