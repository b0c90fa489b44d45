package dev.singlet.processor.model.value;

import dev.singlet.annotation.IdFormat;
import dev.singlet.processor.model.type.ClassType;
import java.util.List;

/** A default, checked to be of the attribute's type. */
public sealed interface DefaultValue {

  /** The text of a value, for the parser of its type. */
  record Literal(String text) implements DefaultValue {}

  /** A constant of an enum. */
  record Constant(String name) implements DefaultValue {}

  /** A static final field. */
  record Field(ClassType owner, String name) implements DefaultValue {}

  /** The result of a static method, with components as arguments, if it has any parameters. */
  record Call(ClassType owner, String method, List<Parameter> parameters) implements DefaultValue {
    public Call {
      parameters = List.copyOf(parameters);
    }
  }

  /** A component, and the wrapper in which the method takes its value. */
  record Parameter(String component, Wrapping wrapping) {}

  /** The time of the put. */
  record Now() implements DefaultValue {}

  /** An id, which the record gets before it is put. */
  record NewId(IdFormat format, boolean isText) implements DefaultValue {}

  /** Returns whether it also fills in an absent attribute of an item that is read. */
  default boolean isForReading() {
    return !(this instanceof Now) && !(this instanceof NewId);
  }

  /** Returns the same default within a flattened component. */
  default DefaultValue within(String holder) {
    return this instanceof Call call
        ? new Call(
            call.owner(),
            call.method(),
            call.parameters().stream()
                .map(p -> new Parameter(Spelling.path(holder, p.component()), p.wrapping()))
                .toList())
        : this;
  }

  /** Returns the components it is made of. */
  default List<String> sources() {
    return this instanceof Call call
        ? call.parameters().stream().map(Parameter::component).toList()
        : List.of();
  }
}
