package dev.singlet.change;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.change.plan.Action;
import dev.singlet.change.plan.ModelInUse;
import dev.singlet.change.plan.Plan;
import dev.singlet.change.plan.PlanStep;
import dev.singlet.change.plan.Stock;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page on evolution gives each change as many releases as its plan has. */
class EvolutionPageTest {

  private static final Path PAGE = Path.of("../docs/model/evolution.md");
  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| ([^|]+) \\| (one|two|) ?\\| [^|]+ \\|$");

  /** The example of each row, or the reason why no plan has its releases. */
  private static final Map<String, String> EXAMPLES = new LinkedHashMap<>();

  static {
    EXAMPLES.put("a component is added", "@Nullable String town is added");
    EXAMPLES.put("a component is removed", "String town is removed");
    EXAMPLES.put(
        "a vector with `@EmbeddingOf` is added, or the annotation, or a name in it",
        "a vector is made of one component more");
    EXAMPLES.put("`@Nullable` is added", "@Nullable is added");
    EXAMPLES.put("`@Nullable` is removed", "@Nullable is removed");
    EXAMPLES.put("a `@Default` is added", "a default is added to a required component");
    EXAMPLES.put(
        "a `@Default` is for older items only, or no longer",
        "a default is no longer for new records");
    EXAMPLES.put("a `@Default` has another value", "a default has another value");
    EXAMPLES.put("an attribute is renamed", "a component is renamed in one step");
    EXAMPLES.put("an entity is renamed", "an entity is renamed in one step");
    EXAMPLES.put("a component is renamed in Java only", "a component is renamed in Java");
    EXAMPLES.put("a constant of an enum is renamed in Java only", "a constant is renamed in Java");
    EXAMPLES.put("a constant of an enum, or a variant of a union, is added", "a constant is added");
    EXAMPLES.put("a constant is stored as another text", "?the model must have both constants");
    EXAMPLES.put(
        "an index key is added, or gets another template or `when`", "an index key is added");
    EXAMPLES.put(
        "an index includes an attribute that is renamed", "?the model needs another index");
    EXAMPLES.put(
        "a primary key gets another template", "a number in the primary key has more digits");
    EXAMPLES.put(
        "the prefix of tenants (`@Table(tenant = ...)`) is changed", "tenants are introduced");
    EXAMPLES.put("`schemaVersion` is introduced", "version 2 is introduced");
    EXAMPLES.put("`schemaVersion` is raised", "the version is raised");
    EXAMPLES.put("`@Version` is added", "@Version long version is added");
    EXAMPLES.put("`@Unique` is added", "a component is unique");
    EXAMPLES.put("`@Unique` gets another `scope`", "unique values get a scope");
    EXAMPLES.put("`@Unique` is removed", "a component is no longer unique");
    EXAMPLES.put("`@TimeToLive` is added", "a time to live is added");
    EXAMPLES.put("`@TimeToLive` is removed", "?the table is switched off first");
    EXAMPLES.put(
        "`@CreatedAt`, `@UpdatedAt` are added", "?the old program writes them, too, as stamps");
    EXAMPLES.put(
        "a component has another type, is compressed, or is no longer compressed",
        "?the model needs a second component");
    EXAMPLES.put("`@Encrypt` is added", "?it needs a higher schemaVersion");
    EXAMPLES.put("a constraint is tightened", "a constraint is added");
    EXAMPLES.put("a constraint is loosened", "?the old program refuses values loudly");
    EXAMPLES.put("an entity is added", "an entity is added");
  }

  @Test
  void eachRowHasTheReleasesOfItsPlan(@TempDir Path classes) throws IOException {
    Map<String, String> rows = rows();
    assertThat(rows.keySet()).containsExactlyElementsOf(EXAMPLES.keySet());
    Map<String, Example> examples = new LinkedHashMap<>();
    Examples.all().stream()
        .filter(each -> EXAMPLES.containsValue(each.name()))
        .forEach(each -> examples.put(each.name(), each));
    List<String> bodies =
        examples.values().stream()
            .flatMap(each -> Stream.of(each.before(), each.after()))
            .distinct()
            .toList();
    Models models = new Models(bodies, classes);

    EXAMPLES.forEach(
        (row, name) -> {
          if (!name.startsWith("?")) {
            assertThat(examples).containsKey(name);
            assertThat(releases(models, examples.get(name))).as(row).isEqualTo(rows.get(row));
          }
        });
  }

  private static Map<String, String> rows() throws IOException {
    String page = Files.readString(PAGE);
    String table = page.substring(page.indexOf("| what changes | releases |"));
    Map<String, String> rows = new LinkedHashMap<>();
    Matcher row = ROW.matcher(table.substring(0, table.indexOf("\n\n")));
    while (row.find()) {
      rows.put(row.group(1), row.group(2));
    }
    return rows;
  }

  private static String releases(Models models, Example example) {
    Plan plan =
        Plan.of(
            List.of(new ModelInUse("the old model", models.descriptor(example.before()))),
            models.descriptor(example.after()),
            Stock.UNKNOWN);
    List<Action> actions = new ArrayList<>(plan.steps().stream().map(PlanStep::action).toList());
    if (actions.contains(Action.STOP) || actions.contains(Action.CHANGE_MODEL)) {
      return "";
    }
    actions.removeIf(action -> action != Action.DEPLOY);
    return actions.size() < 2 ? "one" : "two";
  }
}
