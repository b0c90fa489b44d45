package dev.singlet.processor.models;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/**
 * Names that are legal and unusual: those that mean something elsewhere, and those that are near
 * others in the same scope.
 */
final class OddNames {

  /** Names that no component of a record can have (JLS 8.10.1). */
  private static final Set<String> NO_COMPONENT =
      Set.of(
          "clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");

  /** Names that no type can have (JLS 3.9). */
  private static final Set<String> NO_TYPE = Set.of("permits", "record", "sealed", "var", "yield");

  private static final List<String> USUAL =
      words(
          "id name age city tags items order user count status total parent createdAt userName"
              + " orderId lineItems url email price");

  private static final List<String> CONTEXTUAL =
      words(
          "record var yield sealed permits when with to open opens module exports requires uses"
              + " provides transitive");

  private static final List<String> OF_GENERATED =
      words(
          "builder build get put update upsert delete check scan type toItem fromItem jsonSchema"
              + " primaryKey item entity value values key keys partition partitions sort range texts"
              + " violations stamps state component condition narrower shard prefix before after"
              + " elements amount location stored table index query project limit from pageSize"
              + " reverse consistent hydrate grouped options execute pattern toQuery toRequest"
              + " current given presumed set assign remove unset replace increment decrement append"
              + " prepend assume clear add put of at codec bundle encode decode instance variant"
              + " equals version ifVersion expression filter where max min size exists eq ne in lt"
              + " contains attribute text element entry whole as is not withIds writeIds migrate"
              + " lacking defaults locale record failure info names self next before_ P S W R O");

  private static final List<String> SHOUTED =
      words(
          "ID URL SKU VAT NAME A_B USER_NAME INSTANCE TYPE ATTRIBUTES NULLABLE ID_CODEC ID_QUERY"
              + " NAME_PATTERN ID_PATTERN2 SCHEMA MAX NAME_ ALIASES");

  private static final List<String> OF_TYPES =
      words(
          "String Object Integer Long Type Builder Update Upsert AnyUpdate List Map Set Instant"
              + " Arrays Optional Override Generated Put Get Query Keys Violations PrimaryKey Stamps"
              + " AttributeValue EntityType Codecs ItemWriter KeyValues UUID Locale");

  private static final List<String> ROOTS = words("java javax dev org software jakarta singlet");

  private static final List<String> LETTERS =
      words(
          "a b i x A B I X $ $$ a$b $a a$ _a a_ __ _1 a1 ı İ ß ſ \u212A ǆ ǅ Ǆ ŉ ﬁ größe Größe 日本 € a‿b"
              + " \uD835\uDCB3 \uD801\uDC28 \uD801\uDC00 a\uD835\uDCB3 ΐ ς σ Σ");

  private static final List<List<String>> POOLS =
      List.of(
          USUAL, USUAL, CONTEXTUAL, OF_GENERATED, OF_GENERATED, SHOUTED, OF_TYPES, ROOTS, LETTERS);

  private static final List<String> TYPE_NAMES =
      words(
          "User Order Line Item Account Type Builder Update Upsert AnyUpdate Query Get Put Check Scan"
              + " Delete Entity Table Map List Set String Integer Object Record Optional Instant"
              + " Generated Override EntityType AttributeValue PrimaryKey Nullable NullMarked Arrays"
              + " Revision UpdateState when user a A $ $$ User$ U_ Übung 日 \uD835\uDCB3 ID SKU URL NAME"
              + " NAME_ AGE KEY Codec Keys Items INSTANCE TYPE ItemWriter Violations Codecs Location"
              + " Math Iterable Void Enum Boolean IllegalArgumentException IllegalStateException"
              + " SuppressWarnings FunctionalInterface Deprecated SafeVarargs Throwable Exception");

  private static final List<String> VERBS =
      words(
          "addTo removeFrom increment decrement appendTo prependTo remove current where check with");

  private static final List<String> ENDS =
      words(
          "Value Codec _CODEC Query _QUERY PartitionKey SortKey 2 _ Pattern _PATTERN _DEFAULT Attribute");

  private final Dice dice;

  OddNames(Dice dice) {
    this.dice = dice;
  }

  /** A name for a component, a method or a constant that the scope doesn't have. */
  String component(Set<String> scope) {
    return free(scope, name -> !NO_COMPONENT.contains(name), () -> member(scope));
  }

  /** A name for a type that the scope, which holds those of enclosing types too, doesn't have. */
  String type(Set<String> scope) {
    return type(scope, Set.of());
  }

  /** The same, which another scope doesn't have either. */
  String type(Set<String> scope, Set<String> other) {
    return free(
        scope,
        name -> !NO_TYPE.contains(name) && !other.contains(name),
        () -> dice.percent(70) ? dice.oneOf(TYPE_NAMES) : capitalized(member(Set.of())));
  }

  /** A name for an access pattern, near to the components. */
  String pattern(Set<String> scope, Set<String> components) {
    return free(
        scope,
        name -> true,
        () ->
            dice.percent(30)
                ? near(components)
                : (dice.percent(50) ? "by" : "") + member(components));
  }

  private String free(
      Set<String> scope, Predicate<String> allowed, java.util.function.Supplier<String> names) {
    String name = names.get();
    while (!SourceVersion.isIdentifier(name)
        || SourceVersion.isKeyword(name)
        || scope.contains(name)
        || !allowed.test(name)) {
      name = names.get() + (dice.percent(10) ? dice.between(0, 9) : "");
    }
    scope.add(name);
    return name;
  }

  private String member(Set<String> scope) {
    return !scope.isEmpty() && dice.percent(25) ? near(scope) : dice.oneOf(dice.oneOf(POOLS));
  }

  /** A name that becomes like another somewhere. */
  private String near(Set<String> scope) {
    List<String> names = new ArrayList<>(scope);
    names.sort(null);
    String name = dice.oneOf(names);
    return switch (dice.percent(25) ? dice.between(0, 5) : dice.between(6, 12)) {
      case 0 -> capitalized(name);
      case 1 -> decapitalized(name);
      case 2 -> name.toUpperCase(Locale.ROOT);
      case 3 -> name.toLowerCase(Locale.ROOT);
      case 4 -> name.replaceAll("([a-z])([A-Z])", "$1_$2").toLowerCase(Locale.ROOT);
      case 5 -> name.replaceAll("([a-z])([A-Z])", "$1_$2").toUpperCase(Locale.ROOT);
      case 6, 7, 8, 9 -> name + dice.oneOf(ENDS);
      case 10, 11 -> decapitalized(name) + "And" + capitalized(dice.oneOf(names));
      default -> dice.oneOf(VERBS) + capitalized(name);
    };
  }

  static String capitalized(String name) {
    int end = name.offsetByCodePoints(0, 1);
    return name.substring(0, end).toUpperCase(Locale.ROOT) + name.substring(end);
  }

  private static String decapitalized(String name) {
    int end = name.offsetByCodePoints(0, 1);
    return name.substring(0, end).toLowerCase(Locale.ROOT) + name.substring(end);
  }

  static Set<String> scope(String... names) {
    return new HashSet<>(Set.of(names));
  }

  private static List<String> words(String text) {
    return Stream.of(text).flatMap(words -> Arrays.stream(words.split(" "))).toList();
  }
}
