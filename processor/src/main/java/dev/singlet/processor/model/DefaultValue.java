package dev.singlet.processor.model;

import com.palantir.javapoet.ClassName;
import dev.singlet.annotation.IdFormat;
import java.util.List;

/** A default, checked to be of the attribute's type. */
public sealed interface DefaultValue {

  /** A text, a number in decimal, {@code true} or {@code false}, an ISO-8601 time or a UUID. */
  record Literal(String text) implements DefaultValue {}

  /** A constant of an enum. */
  record Constant(String name) implements DefaultValue {}

  /** A static final field. */
  record Field(ClassName owner, String name) implements DefaultValue {}

  /** What a static method gives for components, which are none or parameters by name. */
  record Call(ClassName owner, String method, List<String> parameters) implements DefaultValue {
    public Call {
      parameters = List.copyOf(parameters);
    }
  }

  /** The time of the put. */
  record Now() implements DefaultValue {}

  /** An id, which the record gets before it is put. */
  record NewId(IdFormat format, boolean isText) implements DefaultValue {}

  /** Whether it also fills in what an item that is read lacks. */
  default boolean isForReading() {
    return !(this instanceof Now) && !(this instanceof NewId);
  }

  /** The components it is made of. */
  default List<String> sources() {
    return this instanceof Call call ? call.parameters() : List.of();
  }
}
