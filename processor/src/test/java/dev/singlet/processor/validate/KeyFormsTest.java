package dev.singlet.processor.validate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.processor.fixture.EntityFixture;
import dev.singlet.processor.fixture.Places;
import dev.singlet.processor.fixture.TableFixture;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.table.KeyTexts;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.model.value.Constraint;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.model.value.ValueType.EnumConstant;
import dev.singlet.runtime.codec.TimeCodecs;
import dev.singlet.runtime.key.KeyText;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The regular expressions of keys that tell entities apart, with keys as the runtime makes them.
 */
class KeyFormsTest {

  private static final int PAIRS = 1000;
  private static final int KEYS = 5;
  private static final List<String> CONSTANTS = List.of("a", "ab", "B", "1");

  /** Placeholders, each with what appends a value of it to a key. */
  private static final Map<String, BiConsumer<KeyText, Sample>> PLACEHOLDERS =
      new TreeMap<>(
          Map.of(
              "{text}", (key, sample) -> key.text("text", sample.text()),
              "{text:escape}", (key, sample) -> key.escaped("text", sample.text()),
              "{text:shard(12)}", (key, sample) -> key.shard(sample.random.nextInt(12), 12),
              "{kind}", (key, sample) -> key.text("kind", sample.constant()),
              "{kind:upper}", (key, sample) -> key.upper(k -> k.text("kind", sample.constant())),
              "{number:pad(2)}", (key, sample) -> key.pad("number", sample.random.nextInt(100), 2),
              "{number:ordered}",
                  (key, sample) -> key.ordered("number", new BigDecimal(sample.random.nextInt())),
              "{date}", (key, sample) -> key.digits("date", sample.date(), TimeCodecs.localDate()),
              "{date:descending}",
                  (key, sample) -> key.descending("date", sample.date(), TimeCodecs.localDate()),
              "{id}", (key, sample) -> key.uuid("id", UUID.randomUUID())));

  /** Patterns of a component, which its texts are tried against. */
  private static final List<String> PATTERNS =
      List.of(
          "[aB]+",
          "^[^1]*$",
          "(?!aB).+",
          "(?:a|B\\.)*1?",
          "a|1.*",
          "\\D+",
          ".*(?<!a)",
          "[a-zé]*+.?",
          "\\p{Alpha}+",
          "(?=..?$).*",
          "[^\\s:.-]++");

  /** A text that can hold the delimiter, up to the literal text that follows it. */
  private static final String ANY = "{text:any}";

  private record Sample(Random random, String delimiter, String pattern) {

    /** Returns a text that the constraints on it allow, or an empty one, which keys refuse. */
    String text() {
      return Stream.generate(this::anyText)
          .limit(20)
          .filter(text -> Pattern.matches(pattern, text))
          .findFirst()
          .orElse("");
    }

    private String anyText() {
      String characters = delimiter + "aB1.-:[\n\\";
      int length = random.nextInt(20) == 0 ? 500 : 1 + random.nextInt(3);
      return IntStream.range(0, length)
          .mapToObj(i -> random.nextInt(9) == 0 ? "\uD83D\uDE00" : characterOf(characters))
          .collect(Collectors.joining());
    }

    private String characterOf(String characters) {
      return String.valueOf(characters.charAt(random.nextInt(characters.length())));
    }

    String constant() {
      return CONSTANTS.get(random.nextInt(CONSTANTS.size()));
    }

    LocalDate date() {
      return LocalDate.of(2024, 1, 1).plusDays(random.nextInt(500));
    }

    List<String> template() {
      List<String> placeholders = new ArrayList<>(PLACEHOLDERS.keySet());
      placeholders.add(ANY);
      List<String> parts = new ArrayList<>();
      for (int i = 1 + random.nextInt(5); i > 0; i--) {
        parts.add(
            switch (random.nextInt(4)) {
              case 0 -> delimiter;
              case 1 -> characterOf(delimiter + "aB1.-:[");
              default -> placeholders.get(random.nextInt(placeholders.size()));
            });
      }
      return parts;
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"#", "-", ":", ".", "|", "^", "::", "--", ":-", "$&", ".*", "-:-"})
  void noKeyFitsTwoEntities(String delimiter) {
    Random random = new Random(20261126);
    int told = 0;
    int shared = 0;
    for (int i = 0; i < PAIRS; i++) {
      Sample a = sample(random, delimiter);
      Sample b = sample(random, delimiter);
      List<String> left = a.template();
      List<String> right = b.template();
      TableFixture table =
          new TableFixture()
              .key("PK")
              .managed("", "")
              .delimiter(delimiter)
              .entity(entity("Left", left, a))
              .entity(entity("Right", right, b));
      if (!Problems.of(new SeparatedPlaceholders(), table).isEmpty()
          || !Problems.of(new DelimitersInValues(), table).isEmpty()) {
        continue;
      }
      boolean areTold = Problems.of(new ToldByKeys(), table).isEmpty();
      TableModel model = table.build();
      List<Pattern> forms = model.entities().stream().map(e -> form(e, model)).toList();
      each(a, left, key -> assertFits(key, forms.get(0), areTold ? forms.get(1) : null));
      each(b, right, key -> assertFits(key, forms.get(1), areTold ? forms.get(0) : null));
      told += areTold ? 1 : 0;
      shared += areTold ? 0 : 1;
    }
    assertThat(told).isGreaterThan(PAIRS / 20);
    assertThat(shared).isPositive();
  }

  private static Sample sample(Random random, String delimiter) {
    boolean isConstrained = random.nextBoolean();
    return new Sample(
        random,
        delimiter,
        isConstrained ? PATTERNS.get(random.nextInt(PATTERNS.size())) : "[\\s\\S]*");
  }

  private static EntityFixture entity(String name, List<String> template, Sample sample) {
    Constraint.Origin origin = new Constraint.Origin(Places.of("text"), "@Pattern", "");
    return new EntityFixture(name)
        .with(
            "text",
            ValueType.Scalar.of(Kind.STRING),
            new Constraint.Matches(origin, sample.pattern(), 0))
        .with("number", ValueType.Scalar.of(Kind.INT))
        .with("date", ValueType.Scalar.of(Kind.LOCAL_DATE))
        .with("id", ValueType.Scalar.of(Kind.UUID))
        .with(
            "kind",
            new ValueType.Enumeration(
                ClassType.of("shop", "Kind"),
                CONSTANTS.stream().map(stored -> new EnumConstant("C", stored)).toList()))
        .key(String.join("", template));
  }

  private static Pattern form(EntityModel entity, TableModel table) {
    return Pattern.compile(new KeyTexts(entity, table.settings().delimiter()).forms(table).get(0));
  }

  /** Makes keys of a template. Texts that the runtime refuses give none. */
  private static void each(Sample sample, List<String> template, Consumer<String> check) {
    for (int i = 0; i < KEYS; i++) {
      KeyText key = new KeyText("Item", "PK", sample.delimiter, 2048, Set.of());
      try {
        for (int part = 0; part < template.size(); part++) {
          append(key, sample, template, part);
        }
      } catch (InvalidKeyException refused) {
        continue;
      }
      check.accept(key.toPart());
    }
  }

  private static void append(KeyText key, Sample sample, List<String> template, int position) {
    String part = template.get(position);
    if (part.equals(ANY)) {
      key.any("text", sample.text(), endOf(template, position));
    } else {
      PLACEHOLDERS.getOrDefault(part, (k, s) -> k.literal(part)).accept(key, sample);
    }
  }

  /** Returns the literal text between a value and the next one; empty if there is no other. */
  private static String endOf(List<String> template, int position) {
    StringBuilder end = new StringBuilder();
    for (String part : template.subList(position + 1, template.size())) {
      if (part.length() > 1 && part.startsWith("{")) {
        return end.toString();
      }
      end.append(part);
    }
    return "";
  }

  private static void assertFits(String key, Pattern own, Pattern other) {
    assertThat(key).matches(own);
    if (other != null) {
      assertThat(key).doesNotMatch(other);
    }
  }
}
