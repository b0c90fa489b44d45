package dev.singlet.importer.model;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;

/** Makes Java's names of the file's. */
public final class Names {

  /** Types that imported sources name, and methods that records can't have as components. */
  private static final Set<String> TYPES =
      Set.of(
          "Attribute",
          "BigDecimal",
          "Boolean",
          "Computed",
          "ConsistentScan",
          "Delete",
          "Document",
          "Entity",
          "Get",
          "HydratedQuery",
          "Index",
          "ItemCollection",
          "LinkedKey",
          "List",
          "Long",
          "Map",
          "Naming",
          "Nullable",
          "Object",
          "OnlyInKey",
          "Override",
          "KeyProperty",
          "Projection",
          "ProjectionType",
          "Put",
          "Query",
          "Range",
          "Record",
          "RecordUpdate",
          "RoundingMode",
          "ScalarType",
          "Scan",
          "String",
          "Table",
          "UUID");

  private static final Set<String> METHODS_OF_OBJECTS =
      Set.of(
          "clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");

  /** Static methods of the class of an entity, and variables in them. */
  private static final Set<String> METHODS_OF_ENTITIES =
      Set.of(
          "builder",
          "check",
          "delete",
          "entity",
          "fromItem",
          "get",
          "item",
          "jsonSchema",
          "key",
          "put",
          "toItem",
          "type",
          "update",
          "upsert");

  /** Methods that every query has. A component of this name would need another one to narrow it. */
  private static final Set<String> METHODS_OF_QUERIES =
      Set.of(
          "condition",
          "consistent",
          "execute",
          "filter",
          "from",
          "grouped",
          "hydrate",
          "limit",
          "onUnreadable",
          "options",
          "overrideConfiguration",
          "pageSize",
          "pattern",
          "project",
          "reverse",
          "table",
          "toConsistentQuery",
          "toQuery",
          "toRequest",
          "tuple",
          "with",
          "withoutExpired");

  private static final Pattern NO_LETTER_OR_DIGIT = Pattern.compile("[^A-Za-z0-9]+");
  private static final Pattern WORD_END = Pattern.compile("([a-z0-9])([A-Z])");
  private static final Pattern ACRONYM_END = Pattern.compile("([A-Z])([A-Z][a-z])");

  private Names() {}

  /** Returns the name of a type that no import hides. */
  static String type(String name) {
    String pascal = pascal(name);
    return TYPES.contains(pascal) ? pascal + "Item" : pascal;
  }

  /**
   * Returns {@code DealsByBrand} for {@code deals_by_brand}.
   *
   * @param name a name of the file
   * @return the beginning or the whole of a type's name
   */
  public static String pascal(String name) {
    StringBuilder pascal = new StringBuilder();
    for (String word : NO_LETTER_OR_DIGIT.split(name, -1)) {
      if (!word.isEmpty()) {
        boolean isCapitals = word.length() > 1 && word.equals(word.toUpperCase(Locale.ROOT));
        String rest = word.substring(1);
        pascal.append(word.substring(0, 1).toUpperCase(Locale.ROOT));
        pascal.append(isCapitals ? rest.toLowerCase(Locale.ROOT) : rest);
      }
    }
    return pascal.isEmpty() || Character.isDigit(pascal.charAt(0)) ? "N" + pascal : "" + pascal;
  }

  /**
   * Returns a name that a variable can have.
   *
   * @param name a name of the file
   * @return {@code brandId} for {@code brand_id}
   */
  public static String variable(String name) {
    String pascal = pascal(name);
    String camel = pascal.substring(0, 1).toLowerCase(Locale.ROOT) + pascal.substring(1);
    return SourceVersion.isKeyword(camel, SourceVersion.RELEASE_17) ? camel + "Value" : camel;
  }

  /**
   * Returns a name that a component or a method without others beside it can have.
   *
   * @param name a name of the file
   * @param isInSortKey whether no method of queries may have the name
   * @return {@code brandId} for {@code brand_id}
   */
  public static String component(String name, boolean isInSortKey) {
    String camel = variable(name);
    boolean isTaken =
        METHODS_OF_OBJECTS.contains(camel) || (isInSortKey && METHODS_OF_QUERIES.contains(camel));
    return isTaken ? camel + "Value" : camel;
  }

  /**
   * Returns a name that a method beside those of an entity can have.
   *
   * @param name a name of the file
   * @return {@code getDeals} for {@code get_deals}
   */
  static String method(String name) {
    String camel = variable(name);
    boolean isTaken = METHODS_OF_OBJECTS.contains(camel) || METHODS_OF_ENTITIES.contains(camel);
    return isTaken ? camel + "Items" : camel;
  }

  /**
   * Returns the constant that the generated class of an entity has for a component.
   *
   * @param component the name of the component
   * @return {@code BRAND_ID} for {@code brandId}; the name and an underscore if it could not be
   *     turned back
   */
  public static String constant(String component) {
    String constant = WORD_END.matcher(component).replaceAll("$1_$2").toUpperCase(Locale.ROOT);
    StringBuilder back = new StringBuilder();
    for (String word : constant.toLowerCase(Locale.ROOT).split("_", -1)) {
      boolean isFirst = back.isEmpty() || word.isEmpty();
      back.append(
          isFirst ? word : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1));
    }
    boolean isPattern = constant.matches(".*_PATTERN[0-9]*");
    return back.toString().equals(component) && !isPattern ? constant : component + "_";
  }

  /** Returns the attribute that the naming {@code SNAKE_CASE} gives a component. */
  static String snake(String component) {
    String separated = WORD_END.matcher(component).replaceAll("$1_$2");
    return ACRONYM_END.matcher(separated).replaceAll("$1_$2").toLowerCase(Locale.ROOT);
  }

  /**
   * Returns a name that is not taken, with a number at its end if necessary. The name is then
   * taken.
   *
   * @param name the name
   * @param taken the names that are taken
   * @return the name, or one with a number
   */
  public static String unique(String name, Set<String> taken) {
    String unique = name;
    for (int n = 2; !taken.add(unique); n++) {
      unique = name + n;
    }
    return unique;
  }

  /** Returns the first candidate for which no class would have the name of another. */
  static String interfaceOf(String table, Set<String> types) {
    String pascal = pascal(table);
    String stem = pascal.replaceFirst("(?<=.)Table$", "");
    Set<String> numbered = new HashSet<>();
    for (String name : new String[] {stem, stem + "Items"}) {
      if (!TYPES.contains(name) && !isTaken(name, types)) {
        return name;
      }
    }
    String name = Names.unique(stem + "Items", numbered);
    while (isTaken(name, types)) {
      name = Names.unique(stem + "Items", numbered);
    }
    return name;
  }

  private static boolean isTaken(String name, Set<String> types) {
    return Set.of(name, name + "Table", name + "Entity", name + "Patterns").stream()
        .anyMatch(types::contains);
  }
}
