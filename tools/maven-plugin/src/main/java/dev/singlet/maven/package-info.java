/** The goals of {@code singlet-maven-plugin}. Begin with {@link ExportMojo}. */
@NullMarked
package dev.singlet.maven;

import org.jspecify.annotations.NullMarked;
