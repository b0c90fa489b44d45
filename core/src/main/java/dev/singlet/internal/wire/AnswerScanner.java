package dev.singlet.internal.wire;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Scans an answer to {@code Query}, {@code Scan} or {@code BatchGetItem}. */
final class AnswerScanner extends ItemScanner {

  private final List<ItemList> lists = new ArrayList<>(1);
  private boolean hasItems;
  private boolean hasCount;
  private boolean hasScannedCount;
  private boolean hasResponses;

  private AnswerScanner(byte[] json) {
    super(json);
  }

  /** Returns the items in an answer; null if it contains anything that only the SDK can handle. */
  static @Nullable Answer scan(byte[] json, boolean isBatch) {
    try {
      return new AnswerScanner(json).answer(isBatch);
    } catch (Unexpected | IndexOutOfBoundsException unknown) {
      // The second exception means that the answer ends too early.
      return null;
    }
  }

  private Answer answer(boolean isBatch) {
    expect('{');
    if (!isEmpty('}')) {
      do {
        // A name can be escaped in many forms, which this comparison does not know.
        if ((string() & JsonText.ESCAPED) != 0) {
          throw unexpected();
        }
        member();
      } while (goesOn('}'));
    }
    while (at < json.length) {
      if (json[at++] > ' ') {
        throw unexpected();
      }
    }
    boolean isPage = hasItems && hasCount && hasScannedCount;
    if (isBatch ? !hasResponses || hasItems : !isPage || hasResponses) {
      throw unexpected();
    }
    return new Answer(json, items(), lists);
  }

  private void member() {
    if (isText("Items")) {
      hasItems = isFirst(hasItems);
      expect(':');
      list("");
    } else if (isText("Responses")) {
      hasResponses = isFirst(hasResponses);
      expect(':');
      tables();
    } else {
      hasCount |= isText("Count");
      hasScannedCount |= isText("ScannedCount");
      expect(':');
      skip();
    }
  }

  private static boolean isFirst(boolean seen) {
    if (seen) {
      throw unexpected();
    }
    return true;
  }

  private void tables() {
    expect('{');
    if (!isEmpty('}')) {
      do {
        if (string() != JsonText.PLAIN) {
          throw unexpected();
        }
        String table = JsonText.read(json, start, end, JsonText.PLAIN);
        if (lists.stream().anyMatch(list -> list.table().equals(table))) {
          throw unexpected();
        }
        expect(':');
        list(table);
      } while (goesOn('}'));
    }
  }

  private void list(String table) {
    peek();
    int from = at;
    int mark = itemList();
    int size = index.size(mark);
    lists.add(new ItemList(table, index.close(mark, at), size, from, at));
  }
}
