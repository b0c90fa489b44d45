/**
 * Settings of tables. Reads {@code @Table} and {@code @Index}; produces the key schemas and
 * settings of a table. Begin with {@link SettingsReader}. May import {@code diag}, {@code mirror},
 * {@code model}, {@code read.element} and {@code read.type}.
 */
@NullMarked
package dev.singlet.processor.read.settings;

import org.jspecify.annotations.NullMarked;
