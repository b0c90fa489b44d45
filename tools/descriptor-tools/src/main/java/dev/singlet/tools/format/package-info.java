/**
 * The list of all formats. Each room below has those of one subject. Begin with {@link Formats}.
 */
@NullMarked
package dev.singlet.tools.format;

import org.jspecify.annotations.NullMarked;
