/** Formats that create the table: requests and templates of infrastructure. */
@NullMarked
package dev.singlet.tools.format.infrastructure;

import org.jspecify.annotations.NullMarked;
