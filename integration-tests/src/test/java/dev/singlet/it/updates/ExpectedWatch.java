package dev.singlet.it.updates;

import dev.singlet.it.updates.model.Work.Watch;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A watch, with its keys written out by hand. */
record ExpectedWatch(
    String id,
    boolean active,
    @Nullable String topic,
    int level,
    @Nullable Integer hits,
    Instant created,
    Instant modified)
    implements Expected {

  private static final DateTimeFormatter MILLIS =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC);

  ExpectedWatch {
    created = created.truncatedTo(ChronoUnit.MILLIS);
    modified = modified.truncatedTo(ChronoUnit.MILLIS);
  }

  Watch watch() {
    return new Watch("g", id, active, topic, level, hits, created, modified);
  }

  static String text(Instant time) {
    return MILLIS.format(time);
  }

  @Override
  public Map<String, AttributeValue> item() {
    Item item =
        new Item()
            .text("PK", "GROUP#g")
            .text("SK", "WATCH#" + id)
            .text("_et", "Watch")
            .text("group", "g")
            .text("id", id)
            .value("active", AttributeValue.createBool(active))
            .text("topic", topic)
            .number("level", level)
            .number("hits", hits)
            .text("_ct", text(created))
            .text("_md", text(modified))
            .text("GSI2PK", String.format("LEVEL#%02d", level))
            .text("GSI2SK", "WATCH#" + text(created) + "#" + id);
    if (active && topic != null) {
      item.text("GSI1PK", "TOPIC#" + topic).text("GSI1SK", "WATCH#" + text(modified) + "#" + id);
    }
    return item.attributes();
  }
}
