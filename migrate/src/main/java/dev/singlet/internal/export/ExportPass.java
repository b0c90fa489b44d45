package dev.singlet.internal.export;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** One pass over the lines of data files, a file after the other. It holds one line. */
public final class ExportPass<R> implements Iterator<R>, Closeable {

  private final Source source;
  private final Iterator<DataFile> files;
  private final Function<DataLine, @Nullable R> decoding;
  private final Tally tally;
  private final Consumer<Tally> atEnd;
  private @Nullable DataLines lines;
  private @Nullable R next;
  private boolean isDone;

  private ExportPass(
      Source source,
      List<DataFile> files,
      Function<DataLine, @Nullable R> decoding,
      Tally tally,
      Consumer<Tally> atEnd) {
    this.source = source;
    this.files = files.iterator();
    this.decoding = decoding;
    this.tally = tally;
    this.atEnd = atEnd;
  }

  /**
   * Returns the decoded lines. Opens the first file when the first one is asked for.
   *
   * @param decoding makes of a line what is to be returned; null for nothing
   * @param tally is given the files
   * @param atEnd is called after the last line of the last file
   */
  public static <R> Stream<R> stream(
      Source source,
      List<DataFile> files,
      Function<DataLine, @Nullable R> decoding,
      Tally tally,
      Consumer<Tally> atEnd) {
    ExportPass<R> pass = new ExportPass<>(source, files, decoding, tally, atEnd);
    int kind = Spliterator.ORDERED | Spliterator.NONNULL;
    return StreamSupport.stream(Spliterators.spliteratorUnknownSize(pass, kind), false)
        .onClose(pass::close);
  }

  @Override
  public boolean hasNext() {
    try {
      while (next == null && !isDone) {
        advance();
      }
    } catch (RuntimeException | Error failed) {
      close();
      throw failed;
    }
    return next != null;
  }

  private void advance() {
    DataLines open = lines;
    if (open == null) {
      if (files.hasNext()) {
        lines = DataLines.open(source, files.next());
      } else {
        isDone = true;
        atEnd.accept(tally);
      }
      return;
    }
    DataLine line = open.next();
    if (line == null) {
      tally.addFile(open.bytes());
      closeFile();
    } else {
      next = decoding.apply(line);
    }
  }

  @Override
  public R next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    R given = next;
    next = null;
    if (given == null) {
      throw new NoSuchElementException();
    }
    return given;
  }

  @Override
  public void close() {
    isDone = true;
    next = null;
    closeFile();
  }

  private void closeFile() {
    DataLines open = lines;
    lines = null;
    if (open != null) {
      try {
        open.close();
      } catch (IOException unclosed) {
        throw new UncheckedIOException(unclosed);
      }
    }
  }
}
