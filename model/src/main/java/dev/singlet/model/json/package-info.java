/**
 * JSON as plain values of Java. An object is a map with its members in order, an array is a list, a
 * number is a {@code BigDecimal}, and JSON's null is {@link
 * dev.singlet.model.json.JsonReader#NULL}. Begin with {@link JsonReader}.
 */
@NullMarked
package dev.singlet.model.json;

import org.jspecify.annotations.NullMarked;
