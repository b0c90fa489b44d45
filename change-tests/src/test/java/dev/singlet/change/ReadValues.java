package dev.singlet.change;

import dev.singlet.model.AttributeDescriptor;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Compares the values that one program reads with those that another one wrote. */
record ReadValues(Program reader, Program writer, Example example) {

  /** Returns whether all components that both programs have are equal, as JSON. */
  boolean areSame(Object seen, Object meant) {
    Map<String, Object> read = reader.components(seen);
    Map<String, Object> written = writer.components(meant);
    return reader.entity().attributes().stream()
        .allMatch(
            each ->
                written(each)
                    .filter(other -> !each.keepsOthers())
                    .map(
                        other ->
                            isPlain(each, other)
                                ? areEqual(value(seen, each), value(meant, other))
                                : areEqual(read.get(each.name()), written.get(other.name())))
                    .orElse(true));
  }

  private Optional<AttributeDescriptor> written(AttributeDescriptor read) {
    String name = read.component();
    return example
        .otherName(name)
        .flatMap(writer.entity()::attribute)
        .or(() -> writer.entity().attribute(name));
  }

  /** Returns whether values are of one type of the JDK. JSON has them in the form of the model. */
  private static boolean isPlain(AttributeDescriptor one, AttributeDescriptor other) {
    String type = one.type().java();
    return type.matches("java\\.(lang|time)\\.\\w+")
        && type.equals(other.type().java())
        && one.wrapper().equals(other.wrapper());
  }

  private static @Nullable Object value(Object record, AttributeDescriptor attribute) {
    return Program.component(record, attribute.component());
  }

  private boolean areEqual(@Nullable Object read, @Nullable Object written) {
    if (read instanceof Map<?, ?> one && written instanceof Map<?, ?> other) {
      Set<Object> names = new LinkedHashSet<>(one.keySet());
      other.keySet().stream().filter(each -> !one.containsKey(other(each))).forEach(names::add);
      return names.stream()
          .filter(each -> isPart(reader, each) == isPart(writer, other(each)))
          .allMatch(each -> areEqual(one.get(each), other.get(other(each))));
    }
    if (read instanceof List<?> one && written instanceof List<?> other) {
      return one.size() == other.size()
          && IntStream.range(0, one.size()).allMatch(i -> areEqual(one.get(i), other.get(i)));
    }
    return Objects.equals(String.valueOf(read), String.valueOf(written));
  }

  /** Returns the name of a member of a record in the other model. */
  private Object other(Object name) {
    return example.otherName(name.toString()).map(Object.class::cast).orElse(name);
  }

  private static boolean isPart(Program program, Object name) {
    return program.parts().anyMatch(each -> each.name().equals(name));
  }
}
