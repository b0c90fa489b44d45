/**
 * The work of the command line and the Maven plugin: from a source of models to files. Begin with
 * {@link ExportRun}.
 */
@NullMarked
package dev.singlet.tools.run;

import org.jspecify.annotations.NullMarked;
