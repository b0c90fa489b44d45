package dev.singlet.tools.analysis.pattern;

import dev.singlet.model.AccessPatternDescriptor;
import dev.singlet.model.AccessPatternDescriptor.Operation;
import dev.singlet.tools.analysis.key.Words;
import java.util.ArrayList;
import java.util.List;

/**
 * The costs of reads, by the rules of <a
 * href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html">DynamoDB's
 * read operations</a>: one read unit pays for 4 KB read strongly consistently, or 8 KB eventually
 * consistently. A query adds up the sizes of what it reads before it rounds; a get rounds each
 * item.
 */
final class ReadCapacity {

  private static final String HYDRATION =
      "hydrate() adds a BatchGetItem for each 100 items: 0.5 units for each 4 KB of each item,"
          + " rounded up for each.";

  private ReadCapacity() {}

  static List<String> of(AccessPatternDescriptor pattern) {
    List<String> sentences = new ArrayList<>();
    if (pattern.operation() == Operation.GET_ITEM) {
      sentences.add(
          "0.5 read units for each 4 KB of the item, rounded up; 1 with consistent(). A missing item"
              + " costs as much as one of 4 KB.");
      return sentences;
    }
    if (pattern.operation() == Operation.SEARCH_VECTORS) {
      sentences.add(
          "No read units: DynamoDB counts the bytes that a search examines and returns. They grow"
              + " with the dimensions and with the number of items that it asks for.");
      if (pattern.isPartial()) {
        sentences.add(HYDRATION);
      }
      return sentences;
    }
    String consistent =
        pattern.canBeConsistent()
            ? "; 1 with consistent()."
            : ". A global index can't be read strongly consistently.";
    sentences.add(
        "0.5 read units for each 4 KB that a page reads, rounded up once a page" + consistent);
    sentences.add(
        "A page reads at most 1 MB: 128 units" + (pattern.canBeConsistent() ? ", or 256." : "."));
    if (pattern.partitions() > 1) {
      sentences.add(
          "It reads "
              + pattern.partitions()
              + " partitions, each with a request of its own: at least "
              + half(pattern.partitions())
              + " units.");
    }
    if (!pattern.across().isEmpty()) {
      sentences.add(
          "With a range or several values of "
              + pattern.across()
              + " it reads a partition for each of them: at least 0.5 units each.");
    }
    if (pattern.isPartial()) {
      sentences.add(HYDRATION);
    }
    if (pattern.isFiltered()) {
      sentences.add(
          "Items of "
              + (pattern.alsoInRange().isEmpty()
                  ? "other entities"
                  : Words.list(pattern.alsoInRange()))
              + " in its range are read and paid for, then left out.");
    }
    return sentences;
  }

  private static String half(int number) {
    return number % 2 == 0 ? String.valueOf(number / 2) : number / 2 + ".5";
  }
}
