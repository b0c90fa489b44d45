package dev.singlet.change;

import static dev.singlet.change.Values.model;

import dev.singlet.model.change.ChangeKind;
import java.util.List;
import java.util.stream.Stream;

/** Components that are added or removed. */
final class AttributeExamples {

  private static final String PLAIN = "String name";
  private static final String ANN = "'name':'ann'";
  private static final String VALUE = "'value':'2024-01-01T00:00:00Z'";
  private static final String BOB = "'name':'bob'";

  private AttributeExamples() {}

  static List<Example> all() {
    return Stream.of(added(), stamps(), removed(), nested()).flatMap(List::stream).toList();
  }

  private static List<Example> added() {
    return List.of(
        added("@Nullable String town", "'town':'Ulm'"),
        added("Optional<String> town", "'town':'Ulm'"),
        added("Set<String> towns", "'towns':['Ulm']"),
        added("@Default(\"Ulm\") String town", "'town':'Bonn'"),
        added("@Default(\"3\") int count", "'count':4"),
        added("@Default(value = \"Ulm\", newRecords = false) String town", "'town':'Bonn'"),
        added("@Default(value = \"3\", newRecords = false) int count", "'count':4"),
        added("@Default(\"now\") Instant since", "'since':'2024-01-01T00:00:00Z'"),
        added("@GeneratedId UUID code", "'code':'0190a6c8-5f2e-7cc3-98c4-dc0c0c07398f'"),
        added("String town", "'town':'Bonn'"),
        added("List<String> towns", "'towns':['Ulm']"),
        added("int count", "'count':4"),
        added("Map<String, Integer> counts", "'counts':{'a':1}"),
        Example.of("a component with a default of a method is added", ChangeKind.ADDED)
            .before(model(PLAIN))
            .after(
                model(
                    "",
                    PLAIN + ", @Default(method = \"upper\") String nick",
                    "public static String upper(String name) { return name.toUpperCase(Locale.ROOT); }"))
            .item(
                Values.user(ANN),
                Values.user(BOB),
                Values.user(ANN + ",'nick':'A'"),
                Values.user(BOB + ",'nick':'A'")),
        Example.of("a component with a default of a constant is added", ChangeKind.ADDED)
            .before(model(PLAIN))
            .after(
                model(
                    "",
                    PLAIN + ", @Default(constant = \"NONE\") List<String> nicks",
                    "public static final List<String> NONE = List.of();"))
            .item(
                Values.user(ANN),
                Values.user(BOB),
                Values.user(ANN + ",'nicks':['A']"),
                Values.user(BOB + ",'nicks':['A']")),
        Values.values(
            Example.of("a component is added, and the old program keeps others", ChangeKind.ADDED)
                .before(model(PLAIN + ", @Extras Map<String, Document> extras"))
                .after(
                    model(PLAIN + ", @Nullable String town, @Extras Map<String, Document> extras")),
            ANN,
            BOB,
            ANN + ",'town':'Ulm'",
            BOB + ",'town':'Ulm'"),
        Values.values(
            Values.of(
                "unknown attributes are kept",
                ChangeKind.EXTRAS,
                PLAIN,
                PLAIN + ", @Extras Map<String, Document> extras"),
            ANN,
            BOB),
        Values.values(
            Values.of(
                "unknown attributes are no longer kept",
                ChangeKind.EXTRAS,
                PLAIN + ", @Extras Map<String, Document> extras",
                PLAIN),
            ANN + ",'color':'red'",
            BOB + ",'color':'red'",
            ANN,
            BOB));
  }

  private static Example added(String component, String member) {
    return Values.values(
        Values.of(component + " is added", ChangeKind.ADDED, PLAIN, PLAIN + ", " + component),
        ANN,
        BOB,
        join(ANN, member),
        join(BOB, member));
  }

  private static String join(String members, String more) {
    return more.isEmpty() ? members : members + "," + more;
  }

  private static List<Example> stamps() {
    return List.of(
        added("@Version long version", "'version':0"),
        added("@CreatedAt @Nullable Instant born", ""),
        added("@UpdatedAt @Nullable Instant touched", ""),
        added("@FromContext(name = \"user\") @Nullable String by", "'by':null"),
        added(
            "@FromContext(name = \"user\", on = FromContext.On.CREATE) @Nullable String by",
            "'by':null"),
        Values.values(
            Example.of(
                    "a time to live is added",
                    ChangeKind.ADDED,
                    ChangeKind.TIME_TO_LIVE,
                    ChangeKind.TIME_TO_LIVE_ATTRIBUTE)
                .before(model(PLAIN))
                .after(model(PLAIN + ", @TimeToLive @Nullable Instant until")),
            ANN,
            BOB,
            ANN + ",'until':2335219200",
            BOB + ",'until':2335219200"),
        removed("@Version long version", "'version':0"),
        removed("@UpdatedAt @Nullable Instant touched", ""),
        stamped("", "@CreatedAt ", VALUE, ""),
        stamped("", "@UpdatedAt ", VALUE, ""),
        stamped("@UpdatedAt ", "", "", VALUE));
  }

  private static Example stamped(String before, String after, String old, String present) {
    String component = "@Nullable Instant value";
    return Values.values(
        Example.of(
                "'%s' becomes '%s'".formatted(before, after), ChangeKind.STAMP, ChangeKind.RENAMED)
            .before(model(PLAIN + ", " + before + component))
            .after(model(PLAIN + ", " + after + component)),
        join(ANN, old),
        join(BOB, old),
        join(ANN, present),
        join(BOB, present));
  }

  private static List<Example> removed() {
    return List.of(
        removed("@Nullable String town", "'town':'Ulm'"),
        removed("String town", "'town':'Ulm'"),
        removed("@Default(\"Ulm\") String town", "'town':'Bonn'"),
        removed("Set<String> towns", "'towns':['Ulm']"),
        removed("@Default(\"now\") Instant since", "'since':'2024-01-01T00:00:00Z'"),
        Values.values(
            Example.of(
                    "a component is removed, and the new program keeps others", ChangeKind.REMOVED)
                .before(model(PLAIN + ", String town, @Extras Map<String, Document> extras"))
                .after(model(PLAIN + ", @Extras Map<String, Document> extras")),
            ANN + ",'town':'Ulm'",
            BOB + ",'town':'Ulm'",
            ANN,
            BOB));
  }

  private static Example removed(String component, String member) {
    return Values.values(
        Values.of(component + " is removed", ChangeKind.REMOVED, PLAIN + ", " + component, PLAIN),
        join(ANN, member),
        join(BOB, member),
        ANN,
        BOB);
  }

  private static List<Example> nested() {
    String city = "'city':'Ulm'";
    String zip = "'city':'Ulm','zip':'7'";
    return List.of(
        nested("Home home", "'home':{%s}", "@Nullable String zip", city, zip),
        nested("Home home", "'home':{%s}", "String zip", city, zip),
        nested("Home home", "'home':{%s}", "@Default(\"3\") String zip", city, zip),
        nested("List<Home> homes", "'homes':[{%s}]", "@Nullable String zip", city, zip),
        nested("List<Home> homes", "'homes':[{%s}]", "@Default(\"3\") String zip", city, zip),
        nested("Map<String, Home> homes", "'homes':{'a':{%s}}", "String zip", city, zip),
        nested(
            "@Nullable Home home",
            "'home':{%s}",
            "Set<String> zips",
            city,
            city + ",'zips':['7']"));
  }

  private static Example nested(
      String component, String json, String added, String old, String present) {
    String before = json.formatted(old);
    String after = json.formatted(present);
    return Values.values(
        Example.of(added + " is added within " + component, ChangeKind.ADDED)
            .before(model("public record Home(String city) {}", PLAIN + ", " + component, ""))
            .after(
                model(
                    "public record Home(String city, " + added + ") {}",
                    PLAIN + ", " + component,
                    "")),
        ANN + "," + before,
        BOB + "," + before.replace("Ulm", "Bonn"),
        ANN + "," + after,
        BOB + "," + after.replace("Ulm", "Bonn"));
  }
}
