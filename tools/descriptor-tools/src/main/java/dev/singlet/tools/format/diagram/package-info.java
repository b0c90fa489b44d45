/** Entity relationship diagrams as text that other tools draw. Begin with {@link Mermaid}. */
@NullMarked
package dev.singlet.tools.format.diagram;

import org.jspecify.annotations.NullMarked;
