package dev.singlet.tools.analysis;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.analysis.Finding.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * Which items can reach 400 KB, <a
 * href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html#limits-items">the
 * most that DynamoDB stores</a>, as far as constraints tell.
 */
final class ItemSizes {

  private static final String RULE = "Items stay far below 400 KB";
  private static final long LIMIT = 400 * 1024L;
  private static final int SHOWN = 5;

  private final TableDescriptor table;

  ItemSizes(TableDescriptor table) {
    this.table = table;
  }

  List<Finding> findings() {
    List<Finding> failed = new ArrayList<>();
    List<String> values = new ArrayList<>();
    for (EntityDescriptor entity : table.entities()) {
      AttributeSize size = new AttributeSize(entity);
      List<String> growing = new ArrayList<>();
      long sum = 0;
      for (AttributeDescriptor attribute : entity.attributes()) {
        OptionalLong most = size.most(attribute);
        sum += most.orElse(0);
        if (most.isEmpty() && size.grows(attribute)) {
          growing.add(attribute.component());
        } else if (most.isEmpty() && !attribute.type().kind().equals("converted")) {
          values.add(entity.name() + "." + attribute.component());
        }
      }
      if (sum > LIMIT) {
        failed.add(tooLarge(entity, sum));
      }
      if (!growing.isEmpty()) {
        failed.add(growing(entity, growing));
      }
    }
    if (!values.isEmpty()) {
      failed.add(unlimited(values));
    }
    return Checklist.orPassed(failed, RULE, "Constraints keep each item below.");
  }

  private static Finding tooLarge(EntityDescriptor entity, long size) {
    return new Finding(
        RULE,
        Severity.WARNING,
        entity.name(),
        "Its constraints allow items of "
            + size / 1024
            + " KB, and a put of more than 400 KB is refused. Lower the limits, or keep the largest"
            + " attribute in items of its own or in S3.");
  }

  private static Finding growing(EntityDescriptor entity, List<String> growing) {
    return new Finding(
        RULE,
        Severity.ADVICE,
        entity.name(),
        "Nothing limits the number of elements in "
            + Words.list(growing)
            + ". What grows with use, such as a log, belongs in items of its own; for the rest a"
            + " @Size(max) says so.");
  }

  private static Finding unlimited(List<String> values) {
    int others = values.size() - SHOWN;
    String names =
        others <= 0
            ? Words.list(values)
            : String.join(", ", values.subList(0, SHOWN)) + " and " + others + " more";
    return new Finding(
        RULE,
        Severity.ADVICE,
        "",
        "No @Size(max) limits "
            + names
            + ". An item that exceeds 400 KB is refused only when it is written.");
  }
}
