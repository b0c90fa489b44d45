package dev.singlet.backfill;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.json.DynamoDbJson;
import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A journal in the files of a folder, {@code 000001.jsonl} and so on, of up to 10,000 lines each.
 * Each line is a change as DynamoDB JSON. It is handed to the operating system before the write is
 * sent, so it survives the end of the program, but not that of the machine.
 *
 * <p>The files hold whole items, with what encryption leaves readable. Keep them as you keep the
 * table.
 */
public final class FileJournal implements Journal, Closeable {

  private static final int LINES = 10_000;

  private final Path folder;
  private @Nullable BufferedWriter writer;
  private int lines;

  private FileJournal(Path folder) {
    this.folder = folder;
  }

  /**
   * Returns a journal in a folder. It adds to what is there, and never changes it.
   *
   * @param folder the folder; it is made if it is not there
   * @return the journal
   */
  public static FileJournal in(Path folder) {
    try {
      return new FileJournal(Files.createDirectories(folder));
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }

  @Override
  public void add(ItemChange change) {
    write(change, "written");
  }

  @Override
  public void refused(ItemChange change) {
    write(change, "refused");
  }

  private synchronized void write(ItemChange change, String kind) {
    Map<String, AttributeValue> line = new HashMap<>();
    line.put("kind", AttributeValue.createS(kind));
    line.put("entity", AttributeValue.createS(change.entity()));
    if (change.before() != null) {
      line.put("before", AttributeValue.createM(change.before()));
    }
    line.put("after", AttributeValue.createM(change.after()));
    String text = DynamoDbJson.write(line);
    try {
      BufferedWriter open = writer;
      if (open == null || lines == LINES) {
        close();
        open = Files.newBufferedWriter(next());
        writer = open;
        lines = 0;
      }
      open.write(text);
      open.newLine();
      open.flush();
      lines++;
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }

  private Path next() throws IOException {
    List<Path> files = files();
    String last = files.isEmpty() ? "0" : files.get(files.size() - 1).getFileName().toString();
    int number = Integer.parseInt(last.replace(".jsonl", "")) + 1;
    return Files.createFile(folder.resolve(String.format(Locale.ROOT, "%06d.jsonl", number)));
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(file -> file.getFileName().toString().matches("\\d+\\.jsonl"))
          .sorted()
          .toList();
    }
  }

  @Override
  public Iterator<ItemChange> lastFirst() {
    try {
      List<Path> files = new ArrayList<>(files());
      Collections.reverse(files);
      return new Backwards(files.iterator());
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  @Override
  public synchronized void close() throws IOException {
    if (writer != null) {
      writer.close();
      writer = null;
    }
  }

  /** Reads the files from the last line of the last one on, one file at a time. */
  private static final class Backwards implements Iterator<ItemChange> {

    private final Iterator<Path> files;
    private final Map<ItemChange, Integer> refused = new HashMap<>();
    private List<String> lines = List.of();
    private @Nullable ItemChange next;

    Backwards(Iterator<Path> files) {
      this.files = files;
    }

    @Override
    public boolean hasNext() {
      while (next == null) {
        if (lines.isEmpty()) {
          if (!files.hasNext()) {
            return false;
          }
          lines = read(files.next());
        } else {
          take(lines.remove(lines.size() - 1));
        }
      }
      return true;
    }

    /** Reads the lines of a file. A program that ended while it wrote can leave half a line. */
    private static List<String> read(Path file) {
      try {
        String text = Files.readString(file);
        return new ArrayList<>(text.substring(0, text.lastIndexOf('\n') + 1).lines().toList());
      } catch (IOException unreadable) {
        throw new UncheckedIOException(unreadable);
      }
    }

    private void take(String text) {
      Map<String, AttributeValue> line = DynamoDbJson.read(text);
      AttributeValue before = line.get("before");
      ItemChange change =
          new ItemChange(
              String.valueOf(part(line, "entity").s()),
              before == null ? null : before.m(),
              part(line, "after").m());
      if ("refused".equals(part(line, "kind").s())) {
        refused.merge(change, 1, Integer::sum);
      } else if (refused.containsKey(change)) {
        refused.computeIfPresent(change, (each, number) -> number == 1 ? null : number - 1);
      } else {
        next = change;
      }
    }

    private static AttributeValue part(Map<String, AttributeValue> line, String name) {
      AttributeValue value = line.get(name);
      if (value == null) {
        throw new InvalidArgumentException(
            ErrorCode.INVALID_ARGUMENT, "A line of the journal has no " + name + ".");
      }
      return value;
    }

    @Override
    public ItemChange next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      ItemChange change = next;
      next = null;
      if (change == null) {
        throw new NoSuchElementException();
      }
      return change;
    }
  }
}
