package dev.singlet.processor.model.settings;

import dev.singlet.processor.diag.Place;
import dev.singlet.processor.model.type.ClassType;

/**
 * A class that sees the records of a table before they are written and after they are read.
 *
 * @param place its name in the annotation
 * @param type the class
 * @param seen the name of the type whose records it sees
 */
public record HookModel(Place place, ClassType type, String seen) {}
