package dev.singlet.processor.model.attribute;

import dev.singlet.processor.diag.Place;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.settings.TableSettings;
import java.util.List;
import java.util.Optional;

/**
 * A component that is not an attribute: only a key has its value.
 *
 * @param place the annotation
 * @param source where reads find its value; empty if no template of a key tells it
 */
public record OnlyInKeyModel(Place place, Optional<KeyPlace> source) {

  /** Returns the same with the place in a key that tells the value, if there is one. */
  OnlyInKeyModel in(List<LinkedKeyModel> keys, Source component, TableSettings table) {
    return new OnlyInKeyModel(place, KeyPlace.find(component, keys, table));
  }

  /** Returns the place of its value. A model without errors has one. */
  public KeyPlace found() {
    return source.orElseThrow();
  }
}
