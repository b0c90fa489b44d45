/** The goals of {@code singlet-maven-plugin}. */
@NullMarked
package dev.singlet.maven;

import org.jspecify.annotations.NullMarked;
