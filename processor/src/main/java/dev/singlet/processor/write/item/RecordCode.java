package dev.singlet.processor.write.item;

import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.FlattenedModel;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.TypeNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Writes the creation of records, with the flattened records in them. */
final class RecordCode {

  private final Parts parts;

  RecordCode(Parts parts) {
    this.parts = parts;
  }

  /** Returns a new record of an entity, or of a map within it. */
  Code of(MakerCode maker, List<AttributeModel> attributes) {
    return of(maker, attributes, null);
  }

  private Code of(
      MakerCode maker, List<AttributeModel> attributes, @Nullable FlattenedModel level) {
    return maker.call(components(attributes, level));
  }

  /**
   * Returns the components of a record, in the order of their attributes.
   *
   * @param level the flattened component of the record; null for the entity
   */
  List<Code> components(List<AttributeModel> attributes, @Nullable FlattenedModel level) {
    List<Code> components = new ArrayList<>();
    int next = 0;
    while (next < attributes.size()) {
      AttributeModel attribute = attributes.get(next);
      Optional<FlattenedModel> flattened = FlattenedModel.below(level, attribute);
      List<AttributeModel> of = flattened.map(f -> f.of(attributes)).orElse(List.of(attribute));
      components.add(
          flattened
              .map(each -> flattened(each, of))
              .orElseGet(() -> ItemCode.wrapped(attribute.wrapping(), parts.value(attribute))));
      next += of.size();
    }
    return components;
  }

  private Code flattened(FlattenedModel flattened, List<AttributeModel> attributes) {
    return parts.whole(flattened, attributes).orElseGet(() -> made(flattened, attributes));
  }

  private Code made(FlattenedModel flattened, List<AttributeModel> attributes) {
    Code record = of(MakerCode.of(TypeNames.of(flattened.type())), attributes, flattened);
    return flattened.isNullable()
        ? Code.of("$L ? $L : null", parts.areThere(attributes), record)
        : record;
  }
}
