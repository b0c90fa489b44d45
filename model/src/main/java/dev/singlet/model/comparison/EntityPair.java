package dev.singlet.model.comparison;

import dev.singlet.model.EntityDescriptor;
import org.jspecify.annotations.Nullable;

/**
 * An entity in two models.
 *
 * @param before the entity in the old model; null if that lacks it
 * @param after the entity in the new model; null if that lacks it
 */
record EntityPair(
    Tables tables, @Nullable EntityDescriptor before, @Nullable EntityDescriptor after) {}
