package dev.singlet.processor.models;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Random components: all kinds of types, constraints, defaults and forms. */
final class Components {

  private static final String NULLABLE = "@org.jspecify.annotations.Nullable";
  private static final String CONSTRAINTS = "@jakarta.validation.constraints.";
  private static final String OURS = "@dev.singlet.annotation.";

  private static final List<String> TEXT = List.of("", "", ":lower", ":upper", ":escape");
  private static final List<String> INTEGER = List.of("", ":pad(6)", ":ordered");
  private static final List<String> SORTED_INTEGER =
      List.of(":pad(6)", ":reverse(6)", ":ordered", ":descending");
  private static final List<String> ORDERED = List.of(":ordered", ":descending");
  private static final List<String> TIME = List.of("", ":descending");
  private static final List<String> INSTANT = List.of("", ":millis", ":seconds", ":epoch:pad(12)");
  private static final List<String> PLAIN = List.of("");

  /**
   * The types that may be in a key, with their formats in a partition template and in a sort
   * template.
   */
  private static final Map<String, List<List<String>>> KEYS = new LinkedHashMap<>();

  static {
    KEYS.put("java.lang.String", List.of(TEXT, TEXT));
    for (String type : List.of("byte", "short", "int", "long")) {
      KEYS.put(type, List.of(INTEGER, SORTED_INTEGER));
    }
    KEYS.put("java.lang.Integer", List.of(INTEGER, SORTED_INTEGER));
    KEYS.put("java.lang.Long", List.of(INTEGER, SORTED_INTEGER));
    KEYS.put("java.math.BigInteger", List.of(INTEGER, SORTED_INTEGER));
    KEYS.put("java.math.BigDecimal", List.of(ORDERED, ORDERED));
    KEYS.put("double", List.of(ORDERED, ORDERED));
    KEYS.put("float", List.of(ORDERED, ORDERED));
    KEYS.put("boolean", List.of(PLAIN, PLAIN));
    KEYS.put("char", List.of(PLAIN, PLAIN));
    KEYS.put("java.util.UUID", List.of(PLAIN, PLAIN));
    KEYS.put("java.time.Instant", List.of(INSTANT, INSTANT));
    KEYS.put("java.time.LocalDate", List.of(TIME, TIME));
    KEYS.put("java.time.LocalDateTime", List.of(TIME, TIME));
    KEYS.put("java.time.OffsetDateTime", List.of(TIME, TIME));
    KEYS.put("java.time.YearMonth", List.of(TIME, TIME));
    KEYS.put("java.time.Year", List.of(INTEGER, SORTED_INTEGER));
    KEYS.put("java.time.Duration", List.of(ORDERED, ORDERED));
    KEYS.put("java.net.URI", List.of(PLAIN, PLAIN));
    KEYS.put("java.util.Locale", List.of(PLAIN, PLAIN));
  }

  private static final List<String> BOXED =
      List.of(
          "java.lang.String",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Double",
          "java.lang.Boolean",
          "java.lang.Character",
          "java.math.BigDecimal",
          "java.time.Instant",
          "java.time.LocalDate",
          "java.util.UUID",
          "java.net.URI");

  private static final List<String> OTHERS =
      List.of(
          "java.time.MonthDay",
          "java.time.LocalTime",
          "java.time.ZonedDateTime",
          "java.time.Period",
          "java.time.ZoneId",
          "java.time.ZoneOffset",
          "java.util.Currency",
          "java.net.URL",
          "java.nio.ByteBuffer",
          "software.amazon.awssdk.core.SdkBytes",
          "byte[]",
          "java.lang.String[]",
          "int[]",
          "java.util.OptionalInt",
          "java.util.Optional<java.lang.String>",
          "java.util.Optional<java.time.Instant>",
          "dev.singlet.value.Document",
          "java.util.SortedSet<java.lang.String>",
          "java.util.SortedMap<java.lang.String, java.lang.Integer>");

  private static final Map<String, String> LITERALS =
      Map.ofEntries(
          Map.entry("java.lang.String", "a\\\"$L*/"),
          Map.entry("int", "-1"),
          Map.entry("long", "4"),
          Map.entry("short", "7"),
          Map.entry("byte", "7"),
          Map.entry("double", "0.5"),
          Map.entry("float", "2"),
          Map.entry("boolean", "true"),
          Map.entry("char", "x"),
          Map.entry("java.lang.Integer", "3"),
          Map.entry("java.math.BigDecimal", "1.50"),
          Map.entry("java.time.Instant", "now"),
          Map.entry("java.time.LocalDate", "2024-01-15"),
          Map.entry("java.util.UUID", "00000000-0000-0000-0000-000000000000"),
          Map.entry("java.util.Locale", "de-CH"));

  private final Dice dice;
  private final OddNames names;

  /** The records, enums and sealed interfaces that may be held, qualified. */
  private final List<String> own;

  Components(Dice dice, OddNames names, List<String> own) {
    this.dice = dice;
    this.names = names;
    this.own = own;
  }

  /**
   * Makes components.
   *
   * @param scope the names there are already; theirs are added
   */
  List<Component> some(int count, Set<String> scope, boolean isEntity) {
    List<Component> components = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      String name = names.component(scope);
      components.add(isEntity && i == 0 ? key(name) : any(name));
    }
    return components;
  }

  private Component any(String name) {
    int kind = dice.between(0, 99);
    if (kind < 45) {
      return key(name);
    }
    if (kind < 60) {
      return plain(name, held());
    }
    return plain(name, collection(2));
  }

  private Component key(String name) {
    String type = dice.oneOf(new ArrayList<>(KEYS.keySet()));
    List<List<String>> formats = KEYS.get(type);
    if (dice.percent(12)) {
      return new Component(name, "", nullable(type), formats.get(0), formats.get(1));
    }
    return new Component(name, annotations(type), type, formats.get(0), formats.get(1));
  }

  private static Component plain(String name, String type) {
    return new Component(name, "", type, List.of(), List.of());
  }

  private String annotations(String type) {
    StringBuilder annotations = new StringBuilder();
    if (dice.percent(12) && LITERALS.containsKey(type)) {
      annotations.append(OURS + "Default(\"" + LITERALS.get(type) + "\") ");
    } else if (dice.percent(25)) {
      annotations.append(constraint(type));
    }
    if (type.equals("java.lang.String") && dice.percent(10)) {
      annotations.append(
          dice.of(OURS + "Trim ", OURS + "Prefix(\"p-\") ", OURS + "Sensitive ", OURS + "Unique "));
    }
    if (dice.percent(5)) {
      annotations.append(OURS).append("Attribute(hidden = true) ");
    } else if (dice.percent(4)) {
      annotations.append(OURS).append("Attribute(aliases = \"old\") ");
    }
    return annotations.toString();
  }

  private String constraint(String type) {
    return switch (type) {
      case "java.lang.String" ->
          dice.of(
              CONSTRAINTS + "Size(max = 9) ",
              CONSTRAINTS + "NotBlank ",
              CONSTRAINTS + "Email ",
              CONSTRAINTS
                  + "Pattern(regexp = \"[a-z$]+\") "
                  + CONSTRAINTS
                  + "Pattern(regexp = \".*\") ");
      case "byte", "short", "int", "long", "java.lang.Integer", "java.math.BigInteger" ->
          dice.of(CONSTRAINTS + "Min(1) ", CONSTRAINTS + "Max(99) ", CONSTRAINTS + "Positive ");
      case "java.math.BigDecimal", "double" ->
          dice.of(CONSTRAINTS + "DecimalMin(\"0.5\") ", CONSTRAINTS + "PositiveOrZero ");
      case "java.time.Instant", "java.time.LocalDate" -> CONSTRAINTS + "Past ";
      case "boolean" -> CONSTRAINTS + "AssertTrue ";
      default -> "";
    };
  }

  /** A type that may be absent; the annotation is before the simple name. */
  private String nullable(String type) {
    String boxed =
        switch (type) {
          case "byte" -> "java.lang.Byte";
          case "short" -> "java.lang.Short";
          case "int" -> "java.lang.Integer";
          case "long" -> "java.lang.Long";
          case "double" -> "java.lang.Double";
          case "float" -> "java.lang.Float";
          case "boolean" -> "java.lang.Boolean";
          case "char" -> "java.lang.Character";
          default -> type;
        };
    int simple = boxed.lastIndexOf('.') + 1;
    return boxed.substring(0, simple) + NULLABLE + " " + boxed.substring(simple);
  }

  /** A type that holds others, or one that no key takes. */
  private String collection(int depth) {
    String element = depth > 1 && dice.percent(25) ? collection(depth - 1) : held();
    return switch (dice.between(0, 5)) {
      case 0, 1 -> "java.util.List<" + element + ">";
      case 2 ->
          "java.util.Set<"
              + dice.of("java.lang.String", "java.lang.Integer", "java.util.UUID")
              + ">";
      case 3 -> "java.util.Map<java.lang.String, " + element + ">";
      case 4 -> "java.util.List<" + constrained() + ">";
      default -> depth > 1 ? dice.oneOf(OTHERS) : "java.util.List<" + element + ">";
    };
  }

  private String constrained() {
    return dice.of(
        "java.lang.@jakarta.validation.constraints.Size(max = 5) String",
        "java.lang.@jakarta.validation.constraints.Min(5) Integer");
  }

  private String held() {
    if (!own.isEmpty() && dice.percent(50)) {
      String type = dice.oneOf(own);
      return type.endsWith("<>")
          ? type.substring(0, type.length() - 1) + dice.oneOf(BOXED) + ">"
          : type;
    }
    return dice.oneOf(BOXED);
  }
}
