package dev.singlet.change;

import static org.assertj.core.api.Assertions.as;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.change.gate.Gate;
import dev.singlet.change.gate.Refusal;
import dev.singlet.change.recorded.RecordedChange;
import dev.singlet.change.recorded.RecordedFolder;
import dev.singlet.change.recorded.RecordedModel;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.change.ModelChange;
import dev.singlet.model.change.Strictness;
import dev.singlet.model.comparison.ModelComparison;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The compiler refuses what breaks stored items or running programs, and nothing else. */
class GateTest {

  @TempDir Path recorded;
  @TempDir Path classes;

  @Test
  void theCompilerReportsWhatIsRefused(@TempDir Path older) throws IOException {
    List<Example> examples = Examples.some();
    Models before = new Models(examples.stream().map(Example::before).distinct().toList(), older);
    Map<String, String> bodies = new LinkedHashMap<>();
    for (Example example : examples) {
      String name = "gate" + bodies.size();
      bodies.put(name, example.after());
      folder(name).record(moved(before.descriptor(example.before()), name));
    }

    Map<String, List<String>> errors = Models.errors(bodies, recorded, classes);

    for (Example example : examples) {
      String name = "gate" + examples.indexOf(example);
      TableDescriptor old = moved(before.descriptor(example.before()), name);
      List<ModelChange> changes = ModelComparison.between(old, compiled(name)).all();
      List<String> refused =
          Gate.refusals(folder(name).read().orElseThrow(), compiled(name)).stream()
              .map(each -> each.text().replace("\n", "\n  ")) // as javac shows it
              .toList();
      assertThat(errors.getOrDefault(name, List.of()))
          .as(example.name())
          .containsExactlyInAnyOrderElementsOf(refused);
      if (changes.stream().anyMatch(change -> !Strictness.FULL.accepts(change.answers()))) {
        assertThat(refused).as(example.name()).isNotEmpty();
      }
      changes.forEach(each -> folder(name).accept(RecordedChange.of(each, "All is deployed.")));
    }
    assertThat(Models.errors(bodies, recorded, classes)).isEmpty();
  }

  @Test
  void aRenamedComponentOfARecordKeepsItsOwnStoredName() {
    String model =
        """
        @Table(name = "Shop")
        public sealed interface Shop {
          @Entity @LinkedKey(partition = "USER#{id}", sort = "USER")
          record User(String id, @Attribute("c") String city, Home home, List<Home> more)
              implements Shop {}
          record Home(int rooms, Address address) {}
          record Address(int number, %s) {}
        }
        """;
    String before = model.formatted("@Attribute(\"town\") String city");
    String renamed = model.formatted("String place");
    String way = "@Attribute(value = \"place\", aliases = \"town\", writes = \"town\")";
    String followed = model.formatted(way + " String place");
    Models models = new Models(List.of(before, renamed, followed), classes);
    folder("app").record(models.descriptor(before));
    RecordedModel released = folder("app").read().orElseThrow();

    assertThat(Gate.refusals(released, models.descriptor(renamed)))
        .singleElement()
        .extracting(Refusal::text, as(InstanceOfAssertFactories.STRING))
        .startsWith("[SGC0401] User.home.address.place: ")
        .contains(way);
    assertThat(Gate.refusals(released, models.descriptor(followed))).isEmpty();
  }

  @Test
  void aComponentThatCannotHaveOlderNamesKeepsItsStoredName() {
    String before = Examples.user("String id, @Version long v, @Nullable @TimeToLive Instant end");
    String renamed = before.replace("long v", "long count").replace("Instant end", "Instant until");
    String followed =
        renamed
            .replace("@Version", "@Attribute(\"v\") @Version")
            .replace("@Nullable", "@Attribute(\"end\") @Nullable");
    Models models = new Models(List.of(before, renamed, followed), classes);
    folder("app").record(models.descriptor(before));
    RecordedModel released = folder("app").read().orElseThrow();

    String texts = Gate.refusals(released, models.descriptor(renamed)).toString();
    assertThat(texts)
        .contains("under another name: keep its stored name: @Attribute(\"v\").")
        .contains("under another name: keep its stored name: @Attribute(\"end\").")
        .doesNotContain("aliases");
    assertThat(Gate.refusals(released, models.descriptor(followed))).isEmpty();
  }

  private RecordedFolder folder(String name) {
    return RecordedFolder.qualified(recorded, name + ".Shop");
  }

  private static TableDescriptor moved(TableDescriptor model, String name) {
    return TableDescriptor.ofJson(model.toJson().replace(Models.PACKAGE + ".", name + "."));
  }

  /** Reads a descriptor, which is written even if changes are refused. */
  private TableDescriptor compiled(String name) throws IOException {
    return TableDescriptor.ofJson(
        Files.readString(classes.resolve(TableDescriptor.file(name + ".Shop"))));
  }
}
