package dev.singlet.change;

import static dev.singlet.change.Values.model;

import dev.singlet.internal.text.ValueBytes;
import dev.singlet.model.change.ChangeKind;
import dev.singlet.runtime.codec.Deflated;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Enums, records, unions and transformed values. */
final class FormExamples {

  private static final String CONVERTER =
      """
      public static final class %s implements Converter<String, String> {
        @Override
        public String toStored(String value) {
          return "%s" + value;
        }

        @Override
        public String fromStored(String stored) {
          return stored.substring(1);
        }
      }
      """;

  private static final String HIDDEN = "A program can't look into a converter.";
  private static final ChangeKind TYPE = ChangeKind.TYPE;
  private static final String ANN = "'ann'";
  private static final String BOB = "'bob'";
  private static final String P_ANN = "'p:ann'";
  private static final String P_BOB = "'p:bob'";

  private FormExamples() {}

  static List<Example> all() {
    return Stream.of(constants(), transformed(), records(), unions())
        .flatMap(List::stream)
        .toList();
  }

  private static List<Example> constants() {
    return List.of(
        of(
                "a constant is added",
                "public enum V {A, B}",
                "public enum V {A, B, C}",
                ChangeKind.CONSTANT_ADDED)
            .item(one("'A'"), one("'B'"), one("'C'"), one("'B'")),
        of(
                "a constant is removed",
                "public enum V {A, B, C}",
                "public enum V {A, B}",
                ChangeKind.CONSTANT_REMOVED)
            .item(one("'C'"), one("'B'"), one("'A'"), one("'B'")),
        of(
                "a constant is stored as another text",
                "public enum V {A, B}",
                "public enum V {@StoredAs(\"a\") A, B}",
                ChangeKind.CONSTANT_ADDED,
                ChangeKind.CONSTANT_REMOVED)
            .item(one("'A'"), one("'B'"), one("'a'"), one("'B'")),
        of(
                "a constant is renamed in Java",
                "public enum V {A, B}",
                "public enum V {@StoredAs(\"A\") X, B}")
            .item(one("'A'"), one("'B'"), one("'A'"), one("'B'")),
        of("an enum is renamed in Java", "public enum V {A, B}", "public enum W {A, B}")
            .after(model("public enum W {A, B}", "W value", ""))
            .item(one("'A'"), one("'B'"), one("'A'"), one("'B'")),
        of("an enum becomes a text", "public enum V {A, B}", "", ChangeKind.TYPE)
            .after(model("String value"))
            .item(one("'A'"), one("'B'"), one("'A'"), one("'B'"))
            .item(one("'A'"), "", one("'x'"), ""),
        of("a text becomes an enum", "", "public enum V {A, B}", ChangeKind.TYPE)
            .before(model("String value"))
            .item(one("'A'"), one("'B'"), one("'A'"), one("'B'"))
            .item(one("'x'"), "", one("'A'"), ""));
  }

  private static List<Example> transformed() {
    return List.of(
        text("@Trim is added", "", "@Trim", ChangeKind.TRANSFORMATION)
            .item(one("' a '"), one("' b '"), one("'a'"), one("'b'")),
        text("@Trim is removed", "@Trim", "", ChangeKind.TRANSFORMATION)
            .item(one("'a'"), one("'b'"), one("' a '"), one("' b '")),
        text("a prefix is added", "", "@Prefix(\"p:\")", ANN, BOB, P_ANN, P_BOB),
        text("a prefix is removed", "@Prefix(\"p:\")", "", P_ANN, P_BOB, ANN, BOB),
        text(
            "another prefix",
            "@Prefix(\"p:\")",
            "@Prefix(\"q:\")",
            P_ANN,
            P_BOB,
            P_ANN.replace("p", "q"),
            P_BOB.replace("p", "q")),
        text("@Compress is added", "", "@Compress", ANN, BOB, bytes("ann"), bytes("bob"), TYPE),
        text("@Compress is removed", "@Compress", "", bytes("ann"), bytes("bob"), ANN, BOB, TYPE),
        text("a converter is added", "", "@Convert(with = One.class)", ChangeKind.CONVERTER)
            .unseen(HIDDEN),
        text("a converter is removed", "@Convert(with = One.class)", "", ChangeKind.CONVERTER)
            .unseen(HIDDEN),
        text(
                "another converter",
                "@Convert(with = One.class)",
                "@Convert(with = Two.class)",
                ChangeKind.CONVERTER)
            .unseen(HIDDEN));
  }

  private static Example text(String name, String before, String after, ChangeKind... kinds) {
    String types = CONVERTER.formatted("One", "1") + CONVERTER.formatted("Two", "2");
    return Values.values(
        Example.of(name, kinds)
            .before(model(types, before + " String value", ""))
            .after(model(types, after + " String value", "")),
        "'value':'ann'",
        "'value':'bob'");
  }

  private static Example text(
      String name,
      String before,
      String after,
      String old,
      String oldChanged,
      String present,
      String presentChanged,
      ChangeKind... more) {
    Set<ChangeKind> kinds = new HashSet<>(List.of(more));
    kinds.add(ChangeKind.TRANSFORMATION);
    return Example.of(name, kinds.toArray(ChangeKind[]::new))
        .before(model(before + " String value"))
        .after(model(after + " String value"))
        .item(one(old), one(oldChanged), one(present), one(presentChanged));
  }

  /** Returns a compressed text. */
  private static String bytes(String text) {
    byte[] stored = Deflated.compress(ValueBytes.write(AttributeValue.fromS(text)));
    return "'" + Base64.getEncoder().encodeToString(stored) + "'";
  }

  private static List<Example> records() {
    return List.of(
        of(
                "a record is renamed in Java",
                "public record V(String a) {}",
                "public record W(String a) {}")
            .after(model("public record W(String a) {}", "W value", ""))
            .item(one("{'a':'x'}"), one("{'a':'y'}"), one("{'a':'x'}"), one("{'a':'y'}")),
        of(
                "a record becomes a tuple",
                "public record V(String a, int b) {}",
                "@Tuple public record V(String a, int b) {}",
                ChangeKind.TYPE)
            .item(one("{'a':'x','b':1}"), one("{'a':'y','b':1}"), one("['x',1]"), one("['y',1]")),
        of(
                "a tuple gets a component",
                "@Tuple public record V(String a) {}",
                "@Tuple public record V(String a, int b) {}",
                ChangeKind.TYPE,
                ChangeKind.ADDED)
            .item(one("['x']"), one("['y']"), one("['x',1]"), one("['y',1]")),
        of(
                "a component of a tuple is renamed in Java",
                "@Tuple public record V(String a) {}",
                "@Tuple public record V(String b) {}",
                ChangeKind.RENAMED_IN_JAVA)
            .item(one("['x']"), one("['y']"), one("['x']"), one("['y']")),
        of(
                "a component of a record gets a wider type",
                "public record V(int a) {}",
                "public record V(long a) {}",
                ChangeKind.TYPE)
            .item(one("{'a':1}"), one("{'a':2}"), one("{'a':1}"), one("{'a':2}"))
            .item(one("{'a':1}"), "", one("{'a':3000000000}"), ""),
        of("a record becomes a map", "public record V(int a) {}", "", ChangeKind.TYPE)
            .after(model("Map<String, Integer> value"))
            .item(one("{'a':1}"), one("{'a':2}"), one("{'a':1}"), one("{'a':2}"))
            .item(one("{'a':1}"), "", one("{'b':1}"), "")
            .item(one("{'a':1}"), "", one("{'a':1,'b':1}"), "")
            .unseen("A map reads a record whose components all have the type of its values."));
  }

  private static List<Example> unions() {
    String circle = "public record Circle(int r) implements V {}\n";
    String square = "public record Square(int a) implements V {}\n";
    String one = "public sealed interface V permits Circle {}\n" + circle;
    String two = "public sealed interface V permits Circle, Square {}\n" + circle + square;
    String kinds = two.replace("public sealed", "@Union(discriminator = \"kind\") public sealed");
    String tagged = two.replace(circle, "@Variant(\"c\") " + circle);
    String round = "{'type':'Circle','r':1}";
    String bigger = "{'type':'Circle','r':2}";
    String flat = "{'type':'Square','a':1}";
    return List.of(
        of("a variant is added", one, two, ChangeKind.VARIANT_ADDED)
            .item(one(round), "", one(flat), ""),
        of("a variant is removed", two, one, ChangeKind.VARIANT_REMOVED)
            .item(one(flat), "", one(round), ""),
        of("the discriminator has another name", two, kinds, ChangeKind.DISCRIMINATOR)
            .item(one(round), "", one(round.replace("type", "kind")), ""),
        of(
                "a variant is stored under another name",
                two,
                tagged,
                ChangeKind.VARIANT_ADDED,
                ChangeKind.VARIANT_REMOVED)
            .item(
                one(round),
                one(bigger),
                one(round.replace("Circle", "c")),
                one(bigger.replace("Circle", "c"))),
        of(
                "a component is added to a variant",
                two,
                two.replace("int r", "int r, @Nullable String color"),
                ChangeKind.ADDED)
            .item(
                one(round), one(bigger), one("{'type':'Circle','r':1,'color':'red'}"), one(bigger)),
        of(
                "a variant is renamed in Java",
                two,
                two.replace("permits Circle", "permits Disk")
                    .replace(
                        circle, "@Variant(\"Circle\") public record Disk(int r) implements V {}\n"))
            .item(one(round), one(bigger), one(round), one(bigger)),
        of(
                "a union without a discriminator gets a variant",
                UNTOLD.formatted("", ""),
                UNTOLD.formatted(
                    ", Number", "@Unwrapped public record Number(int n) implements V {}"),
                ChangeKind.VARIANT_ADDED)
            .item(one("'x'"), one("'y'"), one("1"), one("'y'")),
        of("a record becomes a union", "public record V(int r) {}", two, ChangeKind.TYPE)
            .item(one("{'r':1}"), "", one(flat), "")
            .item(one("{'r':1}"), "", one(round), ""));
  }

  private static final String UNTOLD =
      """
      @Union(discriminator = Union.NONE) public sealed interface V permits Text, Pair%s {}
      @Unwrapped public record Text(String text) implements V {}
      public record Pair(String a, String b) implements V {}
      %s
      """;

  /** Returns an example of a user with a value of a type {@code V}. */
  private static Example of(String name, String before, String after, ChangeKind... kinds) {
    return Example.of(name, kinds)
        .before(model(before, "V value", ""))
        .after(model(after, "V value", ""));
  }

  private static String one(String value) {
    return Values.user("'value':" + value);
  }
}
