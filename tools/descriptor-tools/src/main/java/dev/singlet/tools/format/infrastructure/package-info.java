/**
 * Formats that create the table: requests and templates of infrastructure. Begin with {@link
 * CreateTable}.
 */
@NullMarked
package dev.singlet.tools.format.infrastructure;

import org.jspecify.annotations.NullMarked;
