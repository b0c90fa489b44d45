package dev.singlet.processor.mirror;

import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Subject;
import dev.singlet.processor.diag.TypeText;
import javax.lang.model.type.TypeMirror;

/**
 * A value of an annotation, and its place.
 *
 * @param value the value
 * @param place the place for reports of its problems
 * @param <T> its type
 */
public record Valued<T>(T value, Place place) implements Subject {

  @Override
  public String label() {
    return value instanceof TypeMirror type ? TypeText.of(type) : String.valueOf(value);
  }
}
