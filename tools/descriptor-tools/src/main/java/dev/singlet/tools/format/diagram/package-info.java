/** Entity relationship diagrams as text that other tools draw. */
@NullMarked
package dev.singlet.tools.format.diagram;

import org.jspecify.annotations.NullMarked;
