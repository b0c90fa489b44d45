/** The order of items, which is the order of the values in their sort keys. */
@NullMarked
package dev.singlet.it.sortorder;

import org.jspecify.annotations.NullMarked;
