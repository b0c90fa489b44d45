/** The items that the program writes to the table. */
@NullMarked
package dev.singlet.examples.ecommerce.data;

import org.jspecify.annotations.NullMarked;
