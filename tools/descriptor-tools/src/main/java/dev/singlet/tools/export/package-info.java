/** Exporters, and the model and settings that they get. Begin with {@link Exporter}. */
@NullMarked
package dev.singlet.tools.export;

import org.jspecify.annotations.NullMarked;
