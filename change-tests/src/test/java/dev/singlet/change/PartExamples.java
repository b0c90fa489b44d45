package dev.singlet.change;

import static dev.singlet.change.Values.model;

import dev.singlet.internal.text.ValueBytes;
import dev.singlet.model.change.ChangeKind;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Values within values, and values that are hidden or empty. */
final class PartExamples {

  private static final String CIPHER =
      """
      public static final class Cipher implements AttributeCipher {
        @Override
        public byte[] encrypt(byte[] plain, CipherContext context) {
          return plain;
        }

        @Override
        public byte[] decrypt(byte[] sealed, CipherContext context) {
          return sealed;
        }
      }
      """;

  private PartExamples() {}

  static List<Example> all() {
    return Stream.of(empty(), parts(), hidden(), others()).flatMap(List::stream).toList();
  }

  private static List<Example> empty() {
    return List.of(
        of(
                "an empty set may be absent",
                "Set<String>",
                "@Nullable Set<String>",
                ChangeKind.MAY_BE_ABSENT)
            .item(one("[]"), "", one("[]"), ""),
        of("an absent set is empty", "@Nullable Set<String>", "Set<String>", ChangeKind.REQUIRED)
            .item(one("null"), "", one("[]"), ""),
        of(
                "an absent list has a default",
                "@Nullable List<String>",
                "@Default(constant = \"NONE\") List<String>",
                ChangeKind.DEFAULT_ADDED)
            .before(model("", "@Nullable List<String> value", NONE))
            .after(model("", "@Default(constant = \"NONE\") List<String> value", NONE))
            .item(one("null"), "", one("['a']"), ""),
        of("a set becomes a list", "Set<String>", "List<String>", ChangeKind.TYPE)
            .item(one("[]"), "", one("[]"), ""),
        of("an Optional becomes @Nullable", "Optional<String>", "@Nullable String")
            .item(one("null"), "", one("null"), "")
            .item(one("'a'"), one("'b'"), one("'a'"), one("'b'")));
  }

  private static final String NONE = "public static final List<String> NONE = List.of();";

  private static List<Example> parts() {
    String add = "public enum V {A, B}";
    String more = "public enum V {A, B, C}";
    return List.of(
        of(
                "keys of a map get a wider type",
                "Map<Integer, String>",
                "Map<Long, String>",
                ChangeKind.TYPE)
            .item(one("{'1':'a'}"), one("{'1':'b'}"), one("{'1':'a'}"), one("{'1':'b'}"))
            .item(one("{'1':'a'}"), "", one("{'3000000000':'a'}"), ""),
        of(
                "keys of a map become texts",
                "Map<Integer, String>",
                "Map<String, String>",
                ChangeKind.TYPE)
            .item(one("{'1':'a'}"), one("{'1':'b'}"), one("{'1':'a'}"), one("{'1':'b'}"))
            .item(one("{'1':'a'}"), "", one("{'x':'a'}"), ""),
        within("a constant of elements is added", "Set<V>", add, more, ChangeKind.CONSTANT_ADDED)
            .item(one("['A']"), one("['B']"), one("['C']"), one("['B']")),
        within(
                "a constant of keys is added",
                "Map<V, String>",
                add,
                more,
                ChangeKind.CONSTANT_ADDED)
            .item(one("{'A':'x'}"), "", one("{'C':'x'}"), ""),
        within(
                "a constant of elements is removed",
                "List<V>",
                more,
                add,
                ChangeKind.CONSTANT_REMOVED)
            .item(one("['C']"), one("['B']"), one("['A']"), one("['B']")),
        within(
                "a component of elements is removed",
                "List<V>",
                "public record V(String a, int b) {}",
                "public record V(String a) {}",
                ChangeKind.REMOVED)
            .item(
                one("[{'a':'x','b':1}]"),
                one("[{'a':'y','b':1}]"),
                one("[{'a':'x'}]"),
                one("[{'a':'y'}]")),
        within(
                "a default of elements is added",
                "List<V>",
                "public record V(String a, @Nullable String b) {}",
                "public record V(String a, @Default(\"z\") String b) {}",
                ChangeKind.DEFAULT_ADDED)
            .item(
                one("[{'a':'x'}]"),
                one("[{'a':'y','b':'d'}]"),
                one("[{'a':'x','b':'c'}]"),
                one("[{'a':'y','b':'c'}]")),
        within(
                "a record keeps others while a component is added",
                "V",
                "public record V(String a, @Extras Map<String, Document> more) {}",
                "public record V(String a, @Nullable String b, @Extras Map<String, Document> more) {}",
                ChangeKind.ADDED)
            .item(
                one("{'a':'x'}"),
                one("{'a':'y'}"),
                one("{'a':'x','b':'c'}"),
                one("{'a':'y','b':'c'}")),
        Example.of("a component is added to a flattened record", ChangeKind.ADDED)
            .before(model("public record V(String a) {}", "@Flatten V value", ""))
            .after(
                model("public record V(String a, @Nullable String b) {}", "@Flatten V value", ""))
            .item(
                Values.user("'a':'x'"),
                Values.user("'a':'y'"),
                Values.user("'a':'x','b':'c'"),
                Values.user("'a':'y','b':'c'")),
        Example.of("a record is flattened", ChangeKind.ADDED, ChangeKind.REMOVED)
            .before(model("public record V(String a) {}", "V value", ""))
            .after(model("public record V(String a) {}", "@Flatten V value", ""))
            .item(
                one("{'a':'x'}"),
                one("{'a':'y'}"),
                Values.user("'a':'x'"),
                Values.user("'a':'y'")));
  }

  private static List<Example> hidden() {
    ChangeKind[] kinds = {ChangeKind.SHOWN, ChangeKind.TYPE, ChangeKind.TRANSFORMATION};
    return List.of(
        Example.of("@Encrypt is added", kinds)
            .before(model(CIPHER, "String value", ""))
            .after(model(CIPHER, "@Encrypt(with = Cipher.class) String value", ""))
            .item(one("'ann'"), one("'bob'"), one(bytes("ann")), one(bytes("bob"))),
        Example.of("@Encrypt is removed", kinds)
            .before(model(CIPHER, "@Encrypt(with = Cipher.class) String value", ""))
            .after(model(CIPHER, "String value", ""))
            .item(one(bytes("ann")), one(bytes("bob")), one("'ann'"), one("'bob'")),
        of(
            "a component is hidden in JSON",
            "@Nullable String",
            "@Attribute(hidden = true) @Nullable String",
            ChangeKind.SHOWN));
  }

  private static String bytes(String text) {
    byte[] stored = ValueBytes.write(AttributeValue.fromS(text));
    return "'" + Base64.getEncoder().encodeToString(stored) + "'";
  }

  private static List<Example> others() {
    return List.of(
        of("an int becomes a Year", "int", "Year", ChangeKind.TYPE)
            .item(one("2024"), one("2025"), one("2024"), one("2025"))
            .item(one("2000000000"), "", one("2024"), ""),
        of("a text becomes a document", "String", "Document", ChangeKind.TYPE)
            .item(one("'a'"), one("'b'"), one("'a'"), one("'b'"))
            .item(one("'a'"), "", one("1"), ""),
        of("an int becomes a document", "int", "Document", ChangeKind.TYPE)
            .item(one("1"), one("2"), one("1"), one("2"))
            .item(one("1"), "", one("'a'"), ""),
        of("a Duration becomes a number", "Duration", "BigDecimal", ChangeKind.TYPE)
            .item(one("90.5"), one("91.5"), one("90.5"), one("91.5"))
            .item(one("90.5"), "", one("1e100"), ""),
        of("a version gets a wider type", "@Version int", "@Version long", ChangeKind.TYPE)
            .item(one("0"), "", one("0"), "")
            .unseen("Nothing here counts to more than an int."),
        of(
                "a component comes from the context",
                "@Nullable String",
                "@FromContext(name = \"user\") @Nullable String",
                ChangeKind.STAMP)
            .item(one("'a'"), one("'b'"), one("'a'"), one("'b'")),
        of(
                "now is no longer a default",
                "@Default(\"now\") Instant",
                "Instant",
                ChangeKind.DEFAULT_REMOVED)
            .item(one(TIME), one(TIME), one(TIME), one(TIME)),
        of(
                "a constant default of an Instant",
                "@Default(\"now\") Instant",
                "@Default(\"2024-01-01T00:00:00Z\") Instant",
                ChangeKind.DEFAULT_CHANGED)
            .item(one(TIME), one(TIME), one(TIME), one(TIME)));
  }

  private static final String TIME = "'2024-01-15T08:00:00.000Z'";

  private static Example of(String name, String before, String after, ChangeKind... kinds) {
    return Example.of(name, kinds).before(model(before + " value")).after(model(after + " value"));
  }

  private static Example within(
      String name, String type, String before, String after, ChangeKind kind) {
    return Example.of(name, kind)
        .before(model(before, type + " value", ""))
        .after(model(after, type + " value", ""));
  }

  private static String one(String value) {
    return Values.user("'value':" + value);
  }
}
