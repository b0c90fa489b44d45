package dev.singlet.examples.recipes.largetexts;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Recipe;
import dev.singlet.examples.recipes.Steps;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.Supplier;

/** A text in parts, and an attachment in an object store. */
public final class LargeTexts implements Recipe {

  private static final String FIRST = "It was a bright cold day in April, and the clocks struck.";
  private static final String SECOND =
      "It was a bright cold day in April, and the clocks were striking thirteen.";

  @Override
  public String name() {
    return "large-texts";
  }

  @Override
  public String summary() {
    return "more than 400 KB: text in parts with a checksum; a pointer to an object store";
  }

  @Override
  public void run(Steps steps) {
    TableClient library = steps.table(LibraryTable.SCHEMA);
    texts(steps, library);
    attachments(steps, library);
  }

  private static void texts(Steps steps, TableClient library) {
    Texts texts = new Texts(library, 30, numbered("w"));
    steps.step("A text is written", () -> texts.save("t1", FIRST));
    steps.step("It is written again", () -> texts.save("t1", SECOND));
    steps.step("It is read", () -> texts.read("t1"));
  }

  private static void attachments(Steps steps, TableClient library) {
    MemoryStore store = new MemoryStore();
    Attachments attachments = new Attachments(library, store, numbered("o"));
    Sweep sweep = new Sweep(library, store);
    steps.step(
        "An attachment is written",
        () -> attachments.save("a1", "map.png", bytes("first"), steps.now()));
    steps.step(
        "It is replaced", () -> attachments.save("a1", "map.png", bytes("second"), steps.now()));
    steps.step(
        "A program puts an object, and stops",
        () -> attachments.upload(bytes("third"), steps.now()));
    steps.step(
        "It is read",
        () -> attachments.read("a1").map(content -> new String(content, StandardCharsets.UTF_8)));
    steps.step(
        "Objects that were loose an hour ago are removed",
        () -> sweep.run(steps.now().minus(Duration.ofHours(1))));
    steps.step("The objects in the store", store::keys);
  }

  private static Supplier<String> numbered(String prefix) {
    int[] last = {0};
    return () -> prefix + ++last[0];
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
