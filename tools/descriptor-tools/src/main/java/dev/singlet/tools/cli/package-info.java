/** The command line. */
@NullMarked
package dev.singlet.tools.cli;

import org.jspecify.annotations.NullMarked;
