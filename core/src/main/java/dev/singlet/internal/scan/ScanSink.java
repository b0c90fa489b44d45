package dev.singlet.internal.scan;

import dev.singlet.internal.engine.Step;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Takes the items of a segment, on one thread at a time. */
public interface ScanSink {

  /**
   * Takes an item.
   *
   * @return true if it gave the item on
   */
  boolean take(Map<String, AttributeValue> item);

  /**
   * Returns the work that follows from the items of a page. The scan goes on after it, and its
   * checkpoint is then behind the page.
   */
  default Step<?> afterPage() {
    return Step.nothing();
  }
}
