package dev.singlet.processor.write.item;

import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.FlattenedModel;
import dev.singlet.processor.source.Code;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The values that records and the arguments of methods are made of. */
public interface Parts {

  /** The values in an item. */
  Parts OF_ITEM = of(AttributeCode::read, AttributeCode::isThere);

  /** The values in an item of an entity, or in JSON of it. */
  Parts OF_ENTITY = of(AttributeCode::readOfEntity, AttributeCode::isThere);

  /** Returns the value of an attribute, without its wrapper. */
  Code value(AttributeModel attribute);

  /** Returns the condition that there is one of the attributes of a flattened record. */
  Code areThere(List<AttributeModel> attributes);

  /** Returns a flattened record as a whole; empty if it is made of its attributes. */
  default Optional<Code> whole(FlattenedModel flattened, List<AttributeModel> attributes) {
    return Optional.empty();
  }

  /**
   * Makes parts.
   *
   * @param value returns the value of an attribute
   * @param isThere returns the condition that an attribute is there
   */
  static Parts of(Function<AttributeModel, Code> value, Function<AttributeModel, Code> isThere) {
    return new Parts() {
      @Override
      public Code value(AttributeModel attribute) {
        return value.apply(attribute);
      }

      @Override
      public Code areThere(List<AttributeModel> attributes) {
        return attributes.stream().map(isThere).collect(Code.joining(" || "));
      }
    };
  }
}
