package dev.singlet.processor.validate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.processor.fixture.EntityFixture;
import dev.singlet.processor.fixture.TableFixture;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.key.Template;
import dev.singlet.runtime.codec.TextCodecs;
import dev.singlet.runtime.item.ItemReader;
import dev.singlet.runtime.key.KeyLayout;
import dev.singlet.runtime.key.KeyText;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Different values make different keys, also if they hold the delimiter, in every template that the
 * rules allow. The values can be read back, and the beginning of a key finds no others.
 */
class AnyTextsTest {

  private static final int TEMPLATES = 300;
  private static final int KEYS = 100;

  /** A template of the texts a, b and c, in this order. */
  private record Keys(String delimiter, List<Part> parts, Random random) {

    String text() {
      String characters = delimiter + delimiter + "ab_";
      return IntStream.range(0, 1 + random.nextInt(4))
          .mapToObj(i -> characters.charAt(random.nextInt(characters.length())))
          .map(String::valueOf)
          .collect(Collectors.joining());
    }

    /** Makes the text of the first parts. */
    String start(List<String> values, int count) {
      KeyText key = new KeyText("Item", "PK", delimiter, 2048, Set.of());
      int next = 0;
      for (int i = 0; i < count; i++) {
        if (parts.get(i) instanceof Part.Literal literal) {
          key.literal(literal.text());
        } else if (((Part.Value) parts.get(i)).canHoldDelimiter()) {
          key.any("text", values.get(next++), Template.endOfValue(parts, i));
        } else {
          key.text("text", values.get(next++));
        }
      }
      return key.toPart();
    }

    Map<String, List<String>> make() {
      Map<String, List<String>> made = new HashMap<>();
      for (int i = 0; i < KEYS; i++) {
        List<String> values = List.of(text(), text(), text());
        try {
          String key = start(values, parts.size());
          assertThat(made.getOrDefault(key, values)).as(key).isEqualTo(values);
          made.put(key, values);
        } catch (InvalidKeyException refused) {
          // The values would make the key of others.
        }
      }
      return made;
    }

    List<String> read(String key) {
      KeyLayout layout = new KeyLayout("PK", delimiter);
      for (Part part : parts) {
        if (part instanceof Part.Literal literal) {
          layout.literal(literal.text());
        } else if (((Part.Value) part).canHoldDelimiter()) {
          layout.any(part.toString());
        } else {
          layout.value(part.toString());
        }
      }
      ItemReader item = ItemReader.of(Map.of("PK", AttributeValue.fromS(key)));
      return parts.stream()
          .filter(part -> part instanceof Part.Value)
          .map(part -> layout.text(part.toString(), TextCodecs.string()).read(item))
          .toList();
    }

    /** A query for the first values has the text up to the next value. */
    void assertFoundByStart(Map<String, List<String>> made) {
      for (int i = 2; i < parts.size() - 1; i++) {
        if (parts.get(i) instanceof Part.Literal) {
          int end = i + 1;
          long count = parts.subList(0, end).stream().filter(p -> p instanceof Part.Value).count();
          for (List<String> values : made.values()) {
            List<String> first = values.subList(0, (int) count);
            String start = start(values, end);
            made.forEach(
                (key, other) ->
                    assertThat(key.startsWith(start))
                        .as("%s begins with %s", key, start)
                        .isEqualTo(other.subList(0, (int) count).equals(first)));
          }
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"#", "-", "::", "#|#"})
  void differentValuesMakeDifferentKeys(String delimiter) {
    Random random = new Random(20261126);
    int held = 0;
    for (int i = 0; i < TEMPLATES; i++) {
      TableFixture table =
          new TableFixture()
              .key("PK")
              .managed("", "")
              .delimiter(delimiter)
              .entity(
                  new EntityFixture("Item").texts("a", "b", "c").key(template(random, delimiter)));
      if (Problems.of(new SeparatedPlaceholders(), table).isEmpty()) {
        List<Part> parts = table.build().entities().get(0).primaryKey().templates().get(0).parts();
        Keys keys = new Keys(delimiter, parts, random);
        Map<String, List<String>> made = keys.make();
        made.forEach((key, values) -> assertThat(keys.read(key)).as(key).isEqualTo(values));
        keys.assertFoundByStart(made);
        held +=
            made.values().stream()
                .mapToInt(v -> v.stream().anyMatch(text -> text.contains(delimiter)) ? 1 : 0)
                .sum();
      }
    }
    assertThat(held).isGreaterThan(TEMPLATES / 2);
  }

  private static String template(Random random, String delimiter) {
    StringBuilder template = new StringBuilder(literal(random, delimiter, 0));
    for (String name : List.of("a", "b", "c")) {
      template.append('{').append(name).append(random.nextBoolean() ? ":any}" : "}");
      template.append(literal(random, delimiter, name.equals("c") ? 0 : 1));
    }
    return template.toString();
  }

  private static String literal(Random random, String delimiter, int least) {
    List<String> pieces = List.of(delimiter, delimiter, "a", "_", delimiter.substring(0, 1));
    return IntStream.range(0, least + random.nextInt(3))
        .mapToObj(i -> pieces.get(random.nextInt(pieces.size())))
        .collect(Collectors.joining());
  }
}
