/**
 * The descriptor of a table. Reads the model of a table, and those of projections; produces the
 * document of {@code dev.singlet.model}. Begin with {@link DescriptorWriter}. May import {@code
 * model} and {@code write.codec}.
 */
@NullMarked
package dev.singlet.processor.write.descriptor;

import org.jspecify.annotations.NullMarked;
