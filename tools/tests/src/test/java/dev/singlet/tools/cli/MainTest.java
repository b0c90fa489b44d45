package dev.singlet.tools.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.tools.ExampleModel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What users type, and what they see. */
class MainTest {

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void describePrintsKeysAndPatterns(ExampleModel model) {
    Call call = Call.of("describe", model.place());

    assertThat(call.err()).isEmpty();
    assertThat(call.status()).isZero();
    assertThat(call.out()).startsWith(model.table().name() + " (" + model.table().java() + ")\n");
    model
        .table()
        .entities()
        .forEach(
            entity ->
                entity
                    .patterns()
                    .forEach(
                        pattern ->
                            assertThat(call.out().lines()).contains("  " + pattern.signature())));
  }

  @Test
  void describePrintsTheDescriptor() {
    Call call = Call.of("describe", "--json", ExampleModel.GITHUB.place());

    assertThat(call.out()).isEqualTo(ExampleModel.GITHUB.table().toJson());
  }

  @Test
  void exportWritesAFolderForEachFormat() throws Exception {
    Path to = folder.resolve("new/exports");

    Call call =
        Call.of("export", "--format", "create-table", "--to", to, ExampleModel.GITHUB.place());

    assertThat(call.err()).isEmpty();
    assertThat(call.status()).isZero();
    List<Path> files = call.out().lines().map(Path::of).toList();
    assertThat(files).contains(to.resolve("GitHubTable/create-table/create-table.json"));
    assertThat(files).allSatisfy(file -> assertThat(file).isNotEmptyFile());
    assertThat(Files.readString(to.resolve("GitHubTable/create-table/create-table.json")))
        .isEqualTo(ExampleModel.GITHUB.export("create-table", "create-table.json"));
  }

  @Test
  void exportWritesEveryFormat() {
    Call call = Call.of("export", "--to", folder, ExampleModel.SHOP.place());

    assertThat(call.status()).as(call.err()).isZero();
    Call formats = Call.of("formats");
    assertThat(formats.out().lines().map(line -> line.split(" ", 2)[0]))
        .isSorted()
        .allSatisfy(format -> assertThat(call.out()).contains("/" + format + "/"));
  }

  @Test
  void entitiesWithoutSampleItemsAreTold() throws Exception {
    Path place = ExampleModel.placeOf(Meters.class);
    String warning =
        "Warning: Meters: Meter has no sample items: [SGR0204] JSON, serial: is refused by Text: For"
            + " input string: \"serial1\". Give samples of your own by the option samples.";

    Call all = Call.of("export", "--table", "Meters", "--to", folder, place);
    Call named =
        Call.of("export", "--table=Meters", "--format=workbench,aws-model", "--to", folder, place);
    Call report = Call.of("report", "--table=Meters", "--to", folder, place);

    assertThat(all.status()).isZero();
    assertThat(all.err().lines()).containsOnlyOnce(warning);
    assertThat(named.err().lines())
        .filteredOn(line -> line.contains("Meter has"))
        .containsExactly(warning);
    assertThat(report).isEqualTo(new Call(0, folder.resolve("Meters.html") + "\n", warning + "\n"));
    assertThat(
            Call.of("export", "--table=Meters", "--format=terraform", "--to", folder, place).err())
        .isEmpty();
  }

  @Test
  void reportWritesAPage() throws Exception {
    Call call =
        Call.of(
            "report",
            "--to",
            folder,
            "--source-url",
            "https://example.com/{file}",
            ExampleModel.GITHUB.place());

    Path page = folder.resolve("GitHubTable.html");
    assertThat(call).isEqualTo(new Call(0, page + "\n", call.err()));
    assertThat(Files.getPosixFilePermissions(page))
        .isEqualTo(Files.getPosixFilePermissions(Files.createFile(folder.resolve("usual"))));
    assertThat(Files.readString(page))
        .startsWith("<!DOCTYPE html>")
        .contains("https://example.com/dev/singlet/examples/github/model/Issue.java")
        .contains("ISSUE#OPEN#99999998");
  }

  @Test
  void reportShowsItemsOfAFile() throws Exception {
    Path samples =
        Files.writeString(
            folder.resolve("rows.json"),
            """
            [["User", {"username": "zoe", "email": "zoe@example.com"}]]
            """);

    Call call =
        Call.of("report", "--to", folder, "--samples", samples, ExampleModel.GITHUB.place());

    assertThat(call.status()).as(call.err()).isZero();
    assertThat(Files.readString(folder.resolve("GitHubTable.html")))
        .contains("ACCOUNT#zoe")
        .doesNotContain("ACCOUNT#ann");
  }

  @Test
  void aFileThatIsTheSameIsNotTouched() throws Exception {
    Path file = folder.resolve("ShopTable/create-table/create-table.json");
    Call.of("export", "--format=create-table", "--to", folder, ExampleModel.SHOP.place());
    FileTime longAgo = FileTime.fromMillis(1_000_000);
    Files.setLastModifiedTime(file, longAgo);

    Call.of("export", "--format=create-table", "--to", folder, ExampleModel.SHOP.place());
    assertThat(Files.getLastModifiedTime(file)).isEqualTo(longAgo);

    Call.of(
        "export",
        "--format=create-table",
        "--no-deletion-protection",
        "--to",
        folder,
        ExampleModel.SHOP.place());
    assertThat(Files.getLastModifiedTime(file)).isGreaterThan(longAgo);
    assertThat(Files.readString(file)).doesNotContain("DeletionProtection");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          paint                           | Unmatched argument at index 0: 'paint'
          describe                        | Missing required parameter: 'CLASSES'
          export --format=x .             | Invalid value for option '--format' (FORMAT): There is no format "x". Formats:
          export --stream=x .             | --stream is "x", but can be none, keys-only, new-image, old-image, new-and-old-images.
          report --source-url=x .         | The address of the source is "x". Begin it with https:// or http://.
          export --recovery-days=0 .      | Point-in-time recovery of 0 days is not possible. Give 1 to 35 days.
          export --table-class=ia .       | --table-class is "ia", but can be standard, standard-infrequent-access.
          export --max-read-units=-1 .    | A maximum of -1 read and 0 write units is too little.
          export --read-units=many .      | Invalid value for option '--read-units': 'many' is not an int
          """)
  void aWrongCallIsToldInOneLine(String arguments, String message) {
    Call call = Call.of((Object[]) arguments.split(" ", -1));

    assertThat(call.out()).isEmpty();
    assertThat(call.err()).startsWith(message);
    assertThat(call.err().lines()).hasSizeLessThanOrEqualTo(2).last().asString().startsWith("See ");
    assertThat(call.status()).isEqualTo(2);
  }

  @Test
  void aCallWithoutCommandSaysSo() {
    assertThat(Call.of())
        .isEqualTo(new Call(2, "", "Say what to do: a command is missing.\nSee singlet --help.\n"));
  }

  @Test
  void whatCannotBeUsedIsToldInOneLine() throws Exception {
    Path empty = Files.createDirectory(folder.resolve("empty"));
    Path text = Files.writeString(folder.resolve("notes.txt"), "no model");
    Path foreign = Files.writeString(folder.resolve("foreign.json"), "{\"name\": \"x\"}");
    Path newer = Files.writeString(folder.resolve("newer.json"), "{\"format\": 2}");
    Path broken = Files.writeString(folder.resolve("broken.json"), "{");

    assertFails(folder.resolve("none"), " doesn't exist.");
    assertFails(
        empty,
        " has no descriptor in META-INF/singlet. Compile the model with singlet-processor, and give"
            + " the folder of classes or the jar that holds them.");
    assertFails(text, " is not a folder, a jar or a JSON file of a model.");
    assertFails(
        foreign,
        ": The text is JSON, but no descriptor of a Singlet model: its member \"format\" is"
            + " missing.");
    assertFails(
        newer,
        ": The descriptor has format 2, and this version of Singlet reads formats up to 1. Use the"
            + " version of Singlet that compiled the model, or a newer one.");
    assertThat(Call.of("describe", broken).err()).startsWith(broken + ": ").hasLineCount(1);
  }

  private static void assertFails(Path place, String message) {
    assertThat(Call.of("describe", place)).isEqualTo(new Call(1, "", place + message + "\n"));
  }

  @Test
  void aTableIsChosenByItsNameOrItsInterface() {
    Path place = ExampleModel.SHOP.place();
    String interfaceName = ExampleModel.SHOP.table().java();

    Call call = Call.of("describe", "--table", interfaceName, place);

    assertThat(call.out()).contains("(" + interfaceName + ")").containsOnlyOnce("  key: PK (S)");
    assertThat(Call.of("describe", "--table", "Shop", place)).isEqualTo(call);
    assertThat(Call.of("describe", "--table", ExampleModel.SHOP.table().name(), place))
        .isEqualTo(call);
  }

  @Test
  void anUnknownTableIsToldWithTheOthers() {
    Path place = ExampleModel.GITHUB.place();

    assertThat(Call.of("describe", "--table", "Hub", place))
        .isEqualTo(
            new Call(
                1,
                "",
                place + " has no table Hub. Tables: dev.singlet.examples.github.model.GitHub.\n"));
  }

  @Test
  void aFolderThatCannotBeWrittenIsTold() throws Exception {
    Path file = Files.writeString(folder.resolve("file"), "");

    Call call = Call.of("export", "--format=create-table", "--to", file, ExampleModel.SHOP.place());

    assertThat(call.status()).isEqualTo(1);
    assertThat(call.err()).startsWith("The folder " + file + " can't be written: ").hasLineCount(1);
  }
}
