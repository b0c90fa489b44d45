package dev.singlet.processor.model.settings;

import dev.singlet.processor.diag.Place;

/**
 * The name of a linked key.
 *
 * @param name a Java method name, unless it is reported
 * @param place the annotation
 */
public record AccessPattern(String name, Place place) {}
