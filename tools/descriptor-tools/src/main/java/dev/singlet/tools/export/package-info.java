/** Exporters, and the model and settings that they get. */
@NullMarked
package dev.singlet.tools.export;

import org.jspecify.annotations.NullMarked;
