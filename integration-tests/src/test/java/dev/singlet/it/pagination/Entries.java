package dev.singlet.it.pagination;

import dev.singlet.it.BatchWriter;
import dev.singlet.it.pagination.model.Journal.Entry;
import dev.singlet.it.pagination.model.JournalEntryEntity;
import dev.singlet.testing.LocalTable;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.stream.IntStream;

/** Entries of one book, some in two topics, some equally heavy, some of one color. */
final class Entries {

  static final String BOOK = "a";
  static final ByteBuffer OWNER = ByteBuffer.wrap(new byte[] {0, -1});

  private Entries() {}

  static Entry entry(int number) {
    return entry(BOOK, number);
  }

  static Entry entry(String book, int number) {
    return new Entry(
        book,
        number,
        "t",
        List.of("red", "green", "blue").get(number % 3),
        7,
        new BigDecimal(number / 4 - 3),
        OWNER,
        ByteBuffer.wrap(new byte[] {(byte) (number * 37), (byte) number}));
  }

  static void write(LocalTable table, int count) {
    BatchWriter.write(
        table,
        IntStream.range(0, count).mapToObj(Entries::entry).map(JournalEntryEntity::put).toList());
  }
}
