package dev.singlet.change;

import static dev.singlet.change.Examples.shop;
import static dev.singlet.change.Examples.user;

import dev.singlet.model.change.ChangeKind;
import java.util.List;
import java.util.stream.Stream;

/** Changes of unique values. */
final class UniqueExamples {

  private static final String ONE = "{'id':'1','team':'a','mail':'ann'}";
  private static final String OTHER = "{'id':'1','team':'b','mail':'bob'}";
  private static final String PLAIN = "String id, String team, String mail";
  private static final String UNIQUE = "String id, String team, @Unique String mail";
  private static final String SCOPED =
      "String id, String team, @Unique(scope = \"team\") String mail";
  private static final String OPTIONAL = "String id, String team, @Unique @Nullable String mail";

  private UniqueExamples() {}

  static List<Example> all() {
    return Stream.of(added(), scopes(), renamed(), absent(), others())
        .flatMap(List::stream)
        .toList();
  }

  private static List<Example> added() {
    String tenants = ", tenant = \"TENANT#{tenant}\"";
    return List.of(
        of("a component is unique", PLAIN, UNIQUE, ChangeKind.UNIQUE_ADDED)
            .item(ONE, OTHER, ONE, OTHER),
        of("a component is no longer unique", UNIQUE, PLAIN, ChangeKind.UNIQUE_REMOVED)
            .item(ONE, OTHER, ONE, OTHER),
        Example.of("a component is unique for each tenant", ChangeKind.UNIQUE_ADDED)
            .before(shop(tenants, "", PLAIN))
            .after(shop(tenants, "", UNIQUE))
            .item(ONE, OTHER, ONE, OTHER),
        Example.of("tenants are introduced beside unique values", ChangeKind.TENANTS)
            .before(shop("", "", UNIQUE))
            .after(shop(tenants, "", UNIQUE))
            .item(ONE, OTHER, ONE, OTHER),
        of(
                "a second component is unique",
                UNIQUE,
                "String id, @Unique String team, @Unique String mail",
                ChangeKind.UNIQUE_ADDED)
            .item(ONE, OTHER, ONE, OTHER),
        of(
                "a component that never changes is unique",
                "String id, String team, @Attribute(readOnly = true) String mail",
                "String id, String team, @Unique @Attribute(readOnly = true) String mail",
                ChangeKind.UNIQUE_ADDED)
            .item(ONE, OTHER.replace("bob", "ann"), ONE, OTHER.replace("bob", "ann"))
            .unseen("the old program neither reserves values of other items nor releases them"));
  }

  private static List<Example> scopes() {
    return List.of(
        of("unique values get a scope", UNIQUE, SCOPED, ChangeKind.UNIQUE_KEY)
            .item(ONE, OTHER, ONE, OTHER),
        of("unique values lose their scope", SCOPED, UNIQUE, ChangeKind.UNIQUE_KEY)
            .item(ONE, OTHER, ONE, OTHER),
        of(
                "unique values have another scope",
                "String id, String team, String area, @Unique(scope = \"team\") String mail",
                "String id, String team, String area, @Unique(scope = \"area\") String mail",
                ChangeKind.UNIQUE_KEY)
            .item(inArea(ONE), inArea(OTHER), inArea(ONE), inArea(OTHER)),
        of(
                "a unique component has another type",
                "String id, @Unique int rank",
                "String id, @Unique String rank",
                ChangeKind.TYPE,
                ChangeKind.UNIQUE_KEY)
            .item("{'id':'1','rank':7}", "", "{'id':'1','rank':'7'}", "")
            .unseen("a number and its text are the same in a key"));
  }

  private static String inArea(String json) {
    return json.replace("}", ",'area':'north'}");
  }

  private static List<Example> renamed() {
    String email = "String id, String team, @Attribute(\"mail\") @Unique%s String email";
    String one = ONE.replace("mail", "email");
    String other = OTHER.replace("mail", "email");
    return List.of(
        of(
                "unique values get a name of their own",
                UNIQUE,
                UNIQUE.replace("@Unique", "@Unique(name = \"address\")"),
                ChangeKind.UNIQUE_KEY)
            .item(ONE, OTHER, ONE, OTHER),
        of(
                "unique values have another name",
                UNIQUE,
                email.formatted(""),
                ChangeKind.RENAMED_IN_JAVA,
                ChangeKind.UNIQUE_KEY)
            .renamed("mail", "email")
            .item(ONE, OTHER, ONE, OTHER),
        of(
                "unique values keep their name while the component is renamed in Java",
                UNIQUE,
                email.formatted("(name = \"mail\")"),
                ChangeKind.RENAMED_IN_JAVA)
            .renamed("mail", "email")
            .item(ONE, OTHER, ONE, OTHER),
        of(
                "a unique component that may be absent is stored under another name",
                OPTIONAL,
                OPTIONAL.replace("@Unique", "@Unique @Attribute(\"email\")"),
                ChangeKind.RENAMED)
            .item(ONE, OTHER, one, other),
        of(
                "a component of a scope that may be absent is stored under another name",
                SCOPED.replace("String team", "@Nullable String team"),
                SCOPED.replace("String team", "@Attribute(\"club\") @Nullable String team"),
                ChangeKind.RENAMED)
            .item(ONE, OTHER, ONE.replace("team", "club"), OTHER.replace("team", "club")));
  }

  private static List<Example> absent() {
    return List.of(
        of(
                "a component that may be absent is unique",
                OPTIONAL.replace("@Unique ", ""),
                OPTIONAL,
                ChangeKind.UNIQUE_ADDED)
            .item(ONE, OTHER, ONE, OTHER)
            .item(
                "{'id':'1','team':'a','mail':null}", ONE, "{'id':'1','team':'a','mail':null}", ONE),
        of("a unique component may be absent", UNIQUE, OPTIONAL, ChangeKind.MAY_BE_ABSENT)
            .item(ONE, OTHER, ONE, OTHER)
            .item(ONE, OTHER, "{'id':'1','team':'a','mail':null}", ONE),
        of(
                "a unique component is added",
                "String id, String team",
                OPTIONAL,
                ChangeKind.ADDED,
                ChangeKind.UNIQUE_ADDED)
            .item("{'id':'1','team':'a'}", "{'id':'1','team':'b'}", ONE, OTHER),
        of(
                "a unique component is removed",
                OPTIONAL,
                "String id, String team",
                ChangeKind.REMOVED,
                ChangeKind.UNIQUE_REMOVED)
            .item(ONE, OTHER, "{'id':'1','team':'a'}", "{'id':'1','team':'b'}"));
  }

  private static List<Example> others() {
    String extras = ", @Extras Map<String, Document> extras";
    String named =
        "@Entity(name = \"%s\"%s) @LinkedKey(partition = \"USER#{id}\", sort = \"USER\")";
    return List.of(
        of(
                "a component is unique, and programs keep others",
                PLAIN + extras,
                UNIQUE + extras,
                ChangeKind.UNIQUE_ADDED)
            .item(ONE, OTHER, ONE, OTHER),
        Example.of(
                "an entity with unique values has another name, and is read by the older one",
                ChangeKind.ENTITY_RENAMED)
            .before(shop("", named.formatted("User", ""), UNIQUE))
            .after(shop("", named.formatted("Person", ", aliases = \"User\""), UNIQUE))
            .item(ONE, OTHER, ONE, OTHER),
        Example.of(
                "an entity with unique values has another name",
                ChangeKind.ENTITY_RENAMED,
                ChangeKind.UNIQUE_KEY)
            .before(shop("", named.formatted("User", ""), UNIQUE))
            .after(shop("", named.formatted("Person", ""), UNIQUE))
            .item(ONE, OTHER, ONE, OTHER)
            .unseen("the new program doesn't find the items whose values it doesn't reserve"),
        of(
                "a unique time has other digits",
                "String id, @Unique Instant at",
                "String id, @Unique @StoredTime(TimeFormat.SECONDS) Instant at",
                ChangeKind.FORMAT,
                ChangeKind.UNIQUE_KEY)
            .item(
                "{'id':'1','at':'2020-01-01T00:00:00Z'}",
                "",
                "{'id':'1','at':'2020-01-01T00:00:00Z'}",
                ""),
        of(
                "a unique component has a default",
                OPTIONAL,
                UNIQUE.replace("@Unique", "@Unique @Default(\"none\")"),
                ChangeKind.DEFAULT_ADDED)
            .item(
                "{'id':'1','team':'a','mail':null}",
                ONE,
                "{'id':'1','team':'a','mail':'none'}",
                ONE));
  }

  private static Example of(String name, String before, String after, ChangeKind... kinds) {
    return Example.of(name, kinds).before(user(before)).after(user(after));
  }
}
