package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Expected.error;
import static dev.singlet.processor.fixture.Expected.warning;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.singlet.change.gate.Gate;
import dev.singlet.change.gate.Refusal;
import dev.singlet.change.recorded.RecordedFolder;
import dev.singlet.model.TableDescriptor;
import dev.singlet.processor.fixture.Build;
import dev.singlet.processor.fixture.Compilation;
import dev.singlet.processor.fixture.Expected;
import dev.singlet.processor.fixture.Found;
import dev.singlet.processor.fixture.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.Diagnostic.Kind;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A changed model is compared with the recorded one, and refused where it changed. */
class RecordedModelsTest {

  private static final String BEFORE =
      """
      @Table(name = "ShopTable", indexes = @Index("GSI1"))
      public sealed interface Shop {
        @Entity
        @LinkedKey(partition = "USER#{id}", sort = "USER")
        @LinkedKey(name = "inTown", index = "GSI1", partition = "TOWN#{home.town}", sort = "{id}")
        record User(String id, @Flatten(prefix = "home_") Address home) implements Shop {}
        @Entity
        @LinkedKey(partition = "CART#{id}", sort = "CART")
        record Cart(String id, Address address, String note) implements Shop {}
        record Address(String town) {}
      }
      """;

  @TempDir Path folder;

  private TableDescriptor describe(String text, String name) throws IOException {
    Build build =
        new Build(ToolProvider.getSystemJavaCompiler(), folder.resolve(name), "", List.of());
    build.compile(Source.inShop(text));
    return TableDescriptor.ofJson(build.descriptor());
  }

  private RecordedFolder record(String text) throws IOException {
    RecordedFolder recorded =
        RecordedFolder.of(folder.resolve("recorded"), "shop.Shop", name -> false);
    recorded.record(describe(text, "before"));
    return recorded;
  }

  private Compilation compile(String text, String... more) {
    List<String> options = new ArrayList<>(List.of(more));
    options.add("-Asinglet.recorded=" + folder.resolve("recorded"));
    return Compilation.compile(List.of(), options, Source.inShop(text));
  }

  /** Asserts that all that is refused is reported, in the order of the marks, and nothing else. */
  private void isRefused(String before, String after, String... changes) throws IOException {
    RecordedFolder recorded = record(before);
    List<Refusal> refusals = Gate.refusals(recorded.read().orElseThrow(), describe(after, "after"));
    assertThat(refusals).extracting(each -> each.change().id()).containsExactly(changes);
    compile(after)
        .reports(refusals.stream().map(each -> error(shown(each.text()))).toArray(Expected[]::new));
  }

  /** Returns a text as javac shows it, with all lines but the first one indented. */
  private static String shown(String text) {
    return text.replace("\n", "\n  ");
  }

  @Test
  void theSameModelIsClean() throws IOException {
    record(BEFORE);

    compile(BEFORE).isClean();
  }

  @Test
  void aChangedComponentIsShownThere() throws IOException {
    isRefused(
        BEFORE,
        BEFORE.replace(
            "record Cart(String id, Address address, String note)",
            """
            record Cart(
                String id,
                Address address,
                String note,
                int weight) // !
            """),
        "SGC0401 Cart.weight");
  }

  @Test
  void aRemovedComponentIsShownAtItsRecord() throws IOException {
    isRefused(
        BEFORE,
        BEFORE.replace(
            "record Cart(String id, Address address, String note) implements Shop {}",
            "record Cart(String id, Address address) implements Shop {} // !"),
        "SGC0402 Cart.note");
  }

  @Test
  void aComponentOfANestedRecordIsShownInIt() throws IOException {
    String plain =
        BEFORE
            .replace("@Flatten(prefix = \"home_\") Address home", "String town")
            .replace("{home.town}", "{town}");
    isRefused(
        plain,
        plain.replace(
            "record Address(String town) {}",
            """
                record Address(
                    String town,
                    String street) {} // !
                """),
        "SGC0401 Cart.address.street");
  }

  @Test
  void aPrimaryKeyIsShownAtItsAnnotation() throws IOException {
    isRefused(
        BEFORE,
        BEFORE.replace(
            "@LinkedKey(partition = \"CART#{id}\", sort = \"CART\")",
            "@LinkedKey(partition = \"BASKET#{id}\", sort = \"CART\") // !"),
        "SGC0601 Cart");
  }

  @Test
  void aKeyAmongSeveralIsShownAtTheRecord() throws IOException {
    isRefused(
        BEFORE,
        BEFORE
            .replace("TOWN#", "T#")
            .replace(
                "record User(String id, @Flatten(prefix = \"home_\") Address home) implements Shop {}",
                "record User(String id, @Flatten(prefix = \"home_\") Address home) implements Shop {} // !"),
        "SGC0604 User.GSI1");
  }

  @Test
  void anEntityIsShownAtItsAnnotation() throws IOException {
    isRefused(
        BEFORE,
        BEFORE.replace(
            "  @Entity\n  @LinkedKey(partition = \"CART#",
            "  @Entity(name = \"Basket\") // !\n  @LinkedKey(partition = \"CART#"),
        "SGC0303 Basket");
  }

  @Test
  void aSettingOfTheTableIsShownAtItsAnnotation() throws IOException {
    isRefused(
        BEFORE,
        BEFORE.replace(
            "@Table(name = \"ShopTable\", indexes = @Index(\"GSI1\"))",
            "@Table(name = \"ShopTable\", indexes = @Index(\"GSI1\"), tenant = \"T#{tenant}\") // !"),
        "SGC0105");
  }

  @Test
  void oneChangeOfTwoIsAskedAsOne() throws IOException {
    isRefused(
        BEFORE,
        BEFORE.replace(
            "record Cart(String id, Address address, String note)",
            """
            record Cart(
                String id,
                Address address,
                String remark) // !
            """),
        "SGC0401 Cart.remark");
  }

  @Test
  void aModelThatIsNotRecordedIsANote() {
    assertThat(compile(BEFORE).found())
        .containsExactly(
            new Found(
                Kind.NOTE,
                "Shop.java",
                2,
                "No model is recorded in "
                    + folder.resolve("recorded/Shop")
                    + ", so changes are not checked. Record it when it is released: mvn"
                    + " singlet:record."));
  }

  @Test
  void aRenamedInterfaceIsRefused() throws IOException {
    RecordedFolder older = record(BEFORE);

    String text =
        older.renamedTo(RecordedFolder.of(folder.resolve("recorded"), "shop.Store", name -> false));
    compile(
            BEFORE
                .replace("public sealed interface Shop {", "public sealed interface Store { // !")
                .replace("implements Shop", "implements Store"))
        .reports(error(text));
  }

  @Test
  void refusalsCanBeWarningsOrOff() throws IOException {
    RecordedFolder recorded = record(BEFORE);
    String after =
        BEFORE.replace("\"CART#{id}\", sort = \"CART\")", "\"B#{id}\", sort = \"CART\") // !");
    String text =
        Gate.refusals(recorded.read().orElseThrow(), describe(after, "after")).get(0).text();

    compile(after, "-Asinglet.changes=warn").reports(warning(shown(text)));
    compile(after, "-Asinglet.changes=off").isClean();
  }

  @Test
  void anotherWordForThemIsRefused() {
    assertThat(compile(BEFORE, "-Asinglet.changes=strict").found())
        .extracting(Found::text)
        .containsExactly("The option singlet.changes is \"strict\". Write error, warn or off.");
  }

  @Test
  void anOptionWithoutAValueIsRefused() {
    for (String end : new String[] {"", "="}) {
      assertThat(compile(BEFORE, "-Asinglet.changes" + end).found())
          .extracting(Found::text)
          .containsExactly("The option singlet.changes is \"\". Write error, warn or off.");
      List<String> options = List.of("-Asinglet.recorded" + end);
      assertThat(Compilation.compile(List.of(), options, Source.inShop(BEFORE)).found())
          .extracting(Found::kind, Found::text)
          .containsExactly(
              tuple(
                  Kind.ERROR,
                  "The option singlet.recorded has no value. Write the folder of recorded"
                      + " models."));
    }
  }

  @Test
  void aFolderThatNoSystemCanHaveIsRefused() {
    Compilation compilation =
        Compilation.compile(List.of(), List.of("-Asinglet.recorded=a\0b"), Source.inShop(BEFORE));

    assertThat(compilation.found())
        .extracting(Found::kind, Found::text)
        .containsExactly(tuple(Kind.ERROR, "Nul character not allowed: a\0b"));
  }

  @Test
  void filesThatWereChangedByHandAreRefused() throws IOException {
    record(BEFORE);
    Path sequence = folder.resolve("recorded/Shop/sequence");
    Files.writeString(sequence, "2 0123456789abcdef\n");

    assertThat(compile(BEFORE).found())
        .extracting(Found::kind, Found::text)
        .containsExactly(
            tuple(
                Kind.ERROR,
                "The recorded model in "
                    + folder.resolve("recorded/Shop")
                    + " isn't as it was written: it was merged or changed by hand. Record it"
                    + " again: mvn singlet:record."));
  }
}
