package dev.singlet.processor.read.attribute;

import dev.singlet.annotation.Stamps;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.model.settings.StampNames;
import dev.singlet.processor.model.settings.TableSettings;
import javax.lang.model.element.TypeElement;

/** Reads {@code @Stamps}. */
public final class StampNamesReader {

  private StampNamesReader() {}

  /** Returns the attributes with the times of an entity's items: its own, or else its table's. */
  public static StampNames read(TypeElement entity, TableSettings table) {
    return Annotated.find(entity, Stamps.class)
        .map(
            annotation ->
                new StampNames(
                    annotation.place(),
                    true,
                    annotation.string("created").value(),
                    annotation.string("modified").value()))
        .orElse(table.stamps());
  }
}
