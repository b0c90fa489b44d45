package dev.singlet.change;

import static dev.singlet.change.Values.model;

import dev.singlet.model.change.ChangeKind;
import java.util.List;
import java.util.stream.Stream;

/** Components under other names, and of other storage. */
final class NameExamples {

  private static final String MAIL = "@Nullable String mail";
  private static final String BOTH = "@Attribute(aliases = \"mail\") @Nullable String email";
  private static final String OLDER =
      "@Attribute(aliases = \"mail\", writes = \"mail\") @Nullable String email";

  private static final String BLIND =
      "The old program can't read the item. An update without a read would leave the other name.";

  private NameExamples() {}

  static List<Example> all() {
    return Stream.of(names(), storage()).flatMap(List::stream).toList();
  }

  private static List<Example> names() {
    return List.of(
        renamed("a component is renamed in one step", MAIL, BOTH, ChangeKind.RENAMED)
            .item(mail("a"), mail("b"), email("a"), email("b")),
        renamed(
                "a required component is renamed in one step",
                "String mail",
                "@Attribute(aliases = \"mail\") String email",
                ChangeKind.RENAMED)
            .item(mail("a"), mail("b"), email("a"), email("b"))
            .unseen(BLIND),
        renamed(
                "the first release of a rename",
                MAIL,
                OLDER,
                ChangeKind.ALIAS_ADDED,
                ChangeKind.RENAMED_IN_JAVA)
            .item(mail("a"), mail("b"), mail("a"), mail("b")),
        Example.of("the second release of a rename", ChangeKind.RENAMED)
            .before(model(OLDER))
            .after(model(BOTH))
            .item(mail("a"), mail("b"), email("a"), email("b")),
        Example.of("the second release of a rename comes back", ChangeKind.RENAMED)
            .before(model(BOTH))
            .after(model(OLDER))
            .item(email("a"), email("b"), mail("a"), mail("b")),
        renamed(
                "both releases of a rename in one",
                OLDER,
                "@Nullable String email",
                ChangeKind.RENAMED)
            .item(mail("a"), mail("b"), email("a"), email("b")),
        Example.of("an alias is dropped while items have it", ChangeKind.ALIAS_DROPPED)
            .before(model(BOTH))
            .after(model("@Nullable String email"))
            .item(email("a"), email("b"), email("a"), email("b"))
            .aliasedItem(email("a"), email("a"), "email", "mail"),
        Example.of("an alias of a required component is dropped", ChangeKind.ALIAS_DROPPED)
            .before(model("@Attribute(aliases = \"mail\") String email"))
            .after(model("String email"))
            .item(email("a"), email("b"), email("a"), email("b"))
            .aliasedItem(email("a"), email("a"), "email", "mail"),
        Example.of("an alias is added", ChangeKind.ALIAS_ADDED)
            .before(model("String email"))
            .after(model("@Attribute(aliases = \"mail\") String email"))
            .item(email("a"), email("b"), email("a"), email("b")),
        renamed(
                "a component is renamed without a declaration",
                "String mail",
                "String email",
                ChangeKind.ADDED,
                ChangeKind.REMOVED)
            .item(mail("a"), mail("b"), email("a"), email("b")),
        renamed(
                "a component is renamed in Java",
                "String mail",
                "@Attribute(\"mail\") String email",
                ChangeKind.RENAMED_IN_JAVA)
            .item(mail("a"), mail("b"), mail("a"), mail("b")),
        Example.of("a stored name is given up", ChangeKind.RENAMED)
            .before(model("@Attribute(\"mail\") String email"))
            .after(model("String email"))
            .item(mail("a"), mail("b"), email("a"), email("b")),
        Example.of("two components become one", ChangeKind.ALIAS_ADDED, ChangeKind.REMOVED)
            .before(model("@Nullable String mail, @Nullable String email"))
            .after(model(BOTH))
            .item(
                Values.user("'mail':'a'"),
                Values.user("'mail':'b'"),
                Values.user("'email':null"),
                Values.user("'email':'c'"))
            .item(
                Values.user("'mail':'a','email':'c'"),
                Values.user("'mail':'b','email':'c'"),
                Values.user("'email':'c'"),
                Values.user("'email':'d'")),
        Example.of("two components change their stored names", ChangeKind.RENAMED_IN_JAVA)
            .before(model("String a, String b"))
            .after(model("@Attribute(\"b\") String a, @Attribute(\"a\") String b"))
            .item(
                Values.user("'a':'x','b':'y'"),
                Values.user("'a':'x','b':'z'"),
                Values.user("'a':'x','b':'y'"),
                Values.user("'a':'x','b':'z'")),
        Example.of("two components of a tuple change their places", ChangeKind.RENAMED_IN_JAVA)
            .before(model("@Tuple public record V(String a, String b) {}", "V value", ""))
            .after(model("@Tuple public record V(String b, String a) {}", "V value", ""))
            .item(
                Values.user("'value':['x','y']"),
                Values.user("'value':['x','z']"),
                Values.user("'value':['x','y']"),
                Values.user("'value':['x','z']"))
            .unseen("JSON has a tuple by its places. In Java, its values are others."),
        within("a component of a record is renamed in one step", "Home home", "'home':{'%s':'%s'}"),
        within("a component of elements is renamed", "List<Home> homes", "'homes':[{'%s':'%s'}]"));
  }

  private static Example renamed(String name, String before, String after, ChangeKind... kinds) {
    return Example.of(name, kinds)
        .before(model(before))
        .after(model(after))
        .renamed("mail", "email");
  }

  private static Example within(String name, String component, String json) {
    return Example.of(name, ChangeKind.RENAMED)
        .before(model("public record Home(String mail) {}", component, ""))
        .after(
            model(
                "public record Home(@Attribute(aliases = \"mail\") String email) {}",
                component,
                ""))
        .renamed("mail", "email")
        .item(
            Values.user(json.formatted("mail", "a")),
            Values.user(json.formatted("mail", "b")),
            Values.user(json.formatted("email", "a")),
            Values.user(json.formatted("email", "b")))
        .unseen(BLIND);
  }

  private static String mail(String value) {
    return Values.user("'mail':'" + value + "'");
  }

  private static String email(String value) {
    return Values.user("'email':'" + value + "'");
  }

  private static List<Example> storage() {
    return List.of(
        keyed("a component is in the key alone", "String id", "@OnlyInKey String id"),
        keyed("a component is in the key and in an attribute", "@OnlyInKey String id", "String id"),
        Values.values(
            Values.of(
                "a component is hidden", ChangeKind.SHOWN, "String name", "@Sensitive String name"),
            "'name':'ann'",
            "'name':'bob'"),
        Values.values(
            Values.of(
                "a component is read-only",
                ChangeKind.READ_ONLY,
                "String name, int count",
                "@Attribute(readOnly = true) String name, int count"),
            "'name':'ann','count':1",
            "'name':'ann','count':2"),
        Example.of(
                "a component is the time to live",
                ChangeKind.TIME_TO_LIVE,
                ChangeKind.TIME_TO_LIVE_ATTRIBUTE)
            .before(model("@StoredTime(TimeFormat.EPOCH) Instant until"))
            .after(model("@TimeToLive Instant until"))
            .item(
                Values.user("'until':2335219200"),
                Values.user("'until':2335219201"),
                Values.user("'until':2335219200"),
                Values.user("'until':2335219201")),
        check("a check is added", "", "static boolean isBoth(String a, String b) { return true; }"),
        check(
            "a check is removed",
            "static boolean isBoth(String a, String b) { return true; }",
            ""));
  }

  private static Example keyed(String name, String before, String after) {
    return Example.of(name, ChangeKind.ONLY_IN_KEY)
        .before(Examples.user(before + ", String name"))
        .after(Examples.user(after + ", String name"))
        .item(
            Values.user("'name':'ann'"),
            Values.user("'name':'bob'"),
            Values.user("'name':'ann'"),
            Values.user("'name':'bob'"));
  }

  private static Example check(String name, String before, String after) {
    return Values.values(
        Example.of(name, ChangeKind.CHECKS)
            .before(
                model(
                    "", "String a, String b", before.isEmpty() ? "" : "@Validate public " + before))
            .after(
                model(
                    "", "String a, String b", after.isEmpty() ? "" : "@Validate public " + after)),
        "'a':'x','b':'y'",
        "'a':'x','b':'z'");
  }
}
