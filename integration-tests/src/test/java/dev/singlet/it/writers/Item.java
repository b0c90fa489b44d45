package dev.singlet.it.writers;

import dev.singlet.it.writers.model.Guild;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An item as the oracle has it. An immutable value.
 *
 * @param isExact false for one that another program has written, in forms of its own: it reads as
 *     its fields, and has the keys that are made of them
 * @param foreign attributes of other programs, which nothing but a put may take away
 * @param lacksSlug whether the slug is not stored, so that it follows what it is made of
 */
record Item(
    Key key,
    Kind kind,
    Fields fields,
    Instant created,
    Instant modified,
    boolean isExact,
    Map<String, AttributeValue> foreign,
    boolean lacksSlug) {

  Item {
    created = created.truncatedTo(ChronoUnit.MILLIS);
    modified = modified.truncatedTo(ChronoUnit.MILLIS);
  }

  static Item put(Key key, Kind kind, Fields fields, Instant created, Instant modified) {
    return new Item(key, kind, fields, created, modified, true, Map.of(), false);
  }

  /** The same after an update. */
  Item updated(Fields changed, Instant now) {
    boolean isLacking =
        lacksSlug && kind == Kind.TASK && fields.get("slug").equals(changed.get("slug"));
    Fields read =
        isLacking
            ? changed.with("slug", Guild.Task.slug(changed.get("title"), changed.get("priority")))
            : changed;
    return new Item(key, kind, read, created, now, isExact, foreign, isLacking);
  }

  Item asWritten(boolean exact, Map<String, AttributeValue> others, boolean withoutSlug) {
    return new Item(key, kind, fields, created, modified, exact, others, withoutSlug);
  }

  /** The keys that it must have, and no others. */
  Map<String, AttributeValue> keys() {
    Map<String, AttributeValue> keys = new HashMap<>();
    keys.put("PK", AttributeValue.createS(key.stored(key.partition())));
    keys.put("SK", AttributeValue.createS(key.sort()));
    kind.indexKeys(this)
        .forEach(
            (name, text) ->
                keys.put(
                    name, AttributeValue.createS(name.endsWith("PK") ? key.stored(text) : text)));
    return keys;
  }

  /** All that must be stored of an exact one. */
  Map<String, AttributeValue> stored() {
    Map<String, AttributeValue> item = keys();
    item.putAll(kind.attributes(this));
    item.put("_et", AttributeValue.createS(kind.entity()));
    item.put("_ct", Stored.time(created));
    item.put("_md", Stored.time(modified));
    return item;
  }

  @Nullable String indexKey(String name) {
    AttributeValue value = keys().get(name);
    return value == null ? null : value.s();
  }

  Object record() {
    return kind.record(this);
  }
}
