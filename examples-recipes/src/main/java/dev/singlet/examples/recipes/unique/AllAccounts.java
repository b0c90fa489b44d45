package dev.singlet.examples.recipes.unique;

import dev.singlet.TableClient;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/** Lists all accounts, in sixteen parts. */
final class AllAccounts {

  private static final int PARTITIONS = 16;
  private static final int BITS_AFTER_FIRST_DIGIT = 28;

  /** A text for each partition: an id with the same hash is in the same one. */
  static final List<String> EACH_PARTITION = eachPartition();

  private final TableClient site;

  AllAccounts(TableClient site) {
    this.site = site;
  }

  /** The accounts of one of the partitions, by address. */
  Stream<Account> sixteenth(int number) {
    return site.stream(AccountEntity.all(EACH_PARTITION.get(number)));
  }

  /**
   * Gives all accounts to an action, in no order.
   *
   * @param action several threads call it
   */
  void forEach(Consumer<Account> action) {
    IntStream.range(0, PARTITIONS).parallel().forEach(number -> sixteenth(number).forEach(action));
  }

  private static List<String> eachPartition() {
    Map<Long, String> texts = new TreeMap<>();
    for (int number = 0; texts.size() < PARTITIONS; number++) {
      String text = Integer.toString(number);
      CRC32 hash = new CRC32();
      hash.update(text.getBytes(StandardCharsets.UTF_8));
      texts.putIfAbsent(hash.getValue() >>> BITS_AFTER_FIRST_DIGIT, text);
    }
    return List.copyOf(texts.values());
  }
}
