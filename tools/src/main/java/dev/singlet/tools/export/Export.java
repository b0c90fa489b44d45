package dev.singlet.tools.export;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.sample.Samples;

/**
 * What an exporter gets.
 *
 * @param table the model
 * @param settings how the table is to be created
 * @param samples sample items
 */
public record Export(TableDescriptor table, TableSettings settings, Samples samples) {}
