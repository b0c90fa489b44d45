package dev.singlet.tools.analysis;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.analysis.key.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * Finds items that can reach 400 KB, <a
 * href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html#limits-items">the
 * most that DynamoDB stores</a>, as far as constraints tell. Collections without a limit are worth
 * a thought. Nearly every model has texts without one, which are named and do no harm.
 */
final class ItemSizes {

  private static final String MET = "Items stay far below 400 KB";
  private static final Rule GROWTH = new Rule(MET, "An item may grow without limit");
  private static final Rule SIZE = new Rule(MET, "An item may exceed 400 KB");
  private static final long LIMIT = 400 * 1024L;

  private final List<Finding> tooLarge = new ArrayList<>();
  private final List<String> growing = new ArrayList<>();
  private final List<String> unlimited = new ArrayList<>();

  ItemSizes(TableDescriptor table) {
    table.entities().forEach(this::add);
  }

  List<Finding> findings() {
    List<Finding> failed = new ArrayList<>(tooLarge);
    if (!growing.isEmpty()) {
      failed.add(
          GROWTH.advice(
              "",
              "Nothing limits the number of elements in "
                  + Words.list(growing)
                  + (unlimited.isEmpty() ? "" : ", or the size of " + Words.list(unlimited))
                  + ". Parts that grow with use, such as a log, belong in items of their own; limit the"
                  + " others by @Size(max)."));
    }
    String reason =
        unlimited.isEmpty()
            ? "Constraints limit each attribute."
            : "Constraints limit all but single values: " + Words.list(unlimited) + ".";
    return GROWTH.orPassed(failed, reason);
  }

  private void add(EntityDescriptor entity) {
    AttributeSize size = new AttributeSize(entity);
    long sum = 0;
    for (AttributeDescriptor attribute : entity.attributes()) {
      OptionalLong most = size.most(attribute);
      String name = entity.name() + "." + attribute.component();
      if (most.isPresent()) {
        sum += most.getAsLong();
      } else if (size.grows(attribute)) {
        growing.add(name);
      } else {
        unlimited.add(name);
      }
    }
    if (sum > LIMIT) {
      tooLarge.add(
          SIZE.warning(
              entity.name(),
              "Its constraints allow items of "
                  + sum / 1024
                  + " KB, and a put of more than 400 KB is refused. Lower the limits, or keep the"
                  + " largest attribute in items of its own or in S3."));
    }
  }
}
