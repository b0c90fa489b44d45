package dev.singlet.examples.recipes.largetexts;

import static dev.singlet.value.Range.lt;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchWrite;
import dev.singlet.error.ConditionFailedException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Texts of any length. Each is read and written as a whole. */
final class Texts {

  private final TableClient library;
  private final int partLength;
  private final Supplier<String> writers;

  /**
   * @param partLength the greatest number of characters in a part; each has up to 3 bytes in UTF-8
   * @param writers gives each write a name of its own
   */
  Texts(TableClient library, int partLength, Supplier<String> writers) {
    this.library = library;
    this.partLength = partLength;
    this.writers = writers;
  }

  /**
   * Writes a text. It can stop anywhere: then the text is the old one or the new one.
   *
   * @throws ConditionFailedException if another program has written the text meanwhile
   */
  void save(String id, String content) {
    long version = head(id).map(LargeText::version).orElse(0L);
    String writer = writers.get();
    List<TextPart> parts = parts(id, version + 1, writer, content);
    library.execute(BatchWrite.of(parts.stream().map(TextPartEntity::put).toList())).orThrow();
    show(new LargeText(id, version, writer, Checksum.of(content)));
    removeOlderParts(id);
  }

  /** Makes parts the content of a text. This is one write, so readers see all of them or none. */
  private void show(LargeText text) {
    try {
      library.execute(LargeTextEntity.put(text).returningNothing());
    } catch (ConditionFailedException failed) {
      Optional<LargeText> shown = failed.existing(LargeTextEntity.type());
      if (shown.map(LargeText::writer).equals(Optional.of(text.writer()))) {
        return; // An attempt whose answer was lost has shown it.
      }
      if (!failed.mayHaveBeenMade()) {
        library.execute(
            TextPartEntity.byText(text.id())
                .version(text.version() + 1)
                .writer(text.writer())
                .deleteAll());
      }
      throw failed;
    }
  }

  /**
   * Removes parts of versions before the current one, also those of writers that have stopped. No
   * writer can show them any more.
   *
   * @return how many were removed
   */
  long removeOlderParts(String id) {
    long version = head(id).map(LargeText::version).orElse(0L);
    return library
        .execute(TextPartEntity.byText(id).version(lt(version)).consistent().deleteAll())
        .deleted();
  }

  /**
   * Reads a text.
   *
   * @throws DamagedException if parts are missing or have been changed
   */
  Optional<String> read(String id) {
    Optional<LargeText> text = head(id);
    while (text.isPresent()) {
      LargeText present = text.get();
      String content = content(present);
      if (Checksum.of(content).equals(present.checksum())) {
        return Optional.of(content);
      }
      // If a newer version was shown meanwhile, the parts of this one may be removed.
      text = head(id);
      if (text.equals(Optional.of(present))) {
        throw new DamagedException("The text " + id);
      }
    }
    return Optional.empty();
  }

  private Optional<LargeText> head(String id) {
    return library.execute(LargeTextEntity.get(id).consistent());
  }

  private String content(LargeText text) {
    return library.stream(
            TextPartEntity.byText(text.id())
                .version(text.version())
                .writer(text.writer())
                .consistent())
        .map(TextPart::content)
        .collect(Collectors.joining());
  }

  private List<TextPart> parts(String id, long version, String writer, String content) {
    List<TextPart> parts = new ArrayList<>();
    for (int start = 0; start < content.length(); ) {
      int end = Math.min(start + partLength, content.length());
      if (end < content.length() && Character.isHighSurrogate(content.charAt(end - 1))) {
        end--;
      }
      parts.add(new TextPart(id, version, writer, parts.size(), content.substring(start, end)));
      start = end;
    }
    return parts;
  }
}
