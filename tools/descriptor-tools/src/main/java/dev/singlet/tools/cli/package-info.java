/** The command line. Begin with {@link Main}. */
@NullMarked
package dev.singlet.tools.cli;

import org.jspecify.annotations.NullMarked;
