package dev.singlet.runtime.entity;

import dev.singlet.annotation.TimeFormat;

/**
 * An attribute with the time when an item was created or modified.
 *
 * @param component the entity's component for it; empty if it has none
 * @param attribute the attribute's name
 * @param format the stored form of the time
 */
public record StampAttribute(String component, String attribute, TimeFormat format) {}
