package dev.singlet.change.plan;

import dev.singlet.model.TableDescriptor;

/**
 * A model that programs run with, or that wrote the stored items.
 *
 * @param name its name for people, such as {@code recorded model 7} or {@code checkout}
 * @param model the model
 */
public record ModelInUse(String name, TableDescriptor model) {}
