/**
 * A diagram of boxes and lines, laid out by ELK: reads boxes and lines, produces coordinates. Begin
 * with {@link Layout}.
 */
@NullMarked
package dev.singlet.tools.report.diagram;

import org.jspecify.annotations.NullMarked;
