package dev.singlet.it.writers;

import dev.singlet.it.Nasty;
import dev.singlet.it.writers.model.Guild;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items as older programs and others have written them: they read as the same records. */
record OlderForms(Nasty random) {

  private static final AttributeValue NULL = AttributeValue.createNul(true);

  /** An item, and what it is for the oracle. */
  record Written(Map<String, AttributeValue> stored, Item item) {}

  Written of(Item item) {
    Map<String, AttributeValue> stored = new HashMap<>(item.stored());
    boolean isLacking = false;
    Map<String, AttributeValue> foreign = Map.of();
    if (item.kind() == Kind.TASK) {
      isLacking = task(item, stored);
      foreign = Map.of("unknown", random.oneOf(NULL, AttributeValue.createS("x")));
      stored.putAll(foreign);
    }
    nulls(item, stored);
    return new Written(stored, item.asWritten(false, foreign, isLacking));
  }

  private boolean task(Item item, Map<String, AttributeValue> stored) {
    Fields fields = item.fields();
    if (random.chance(50)) {
      stored.put(random.oneOf("caption", "label"), stored.remove("title"));
    }
    if (fields.get("state") == Guild.State.OPEN && random.chance(50)) {
      stored.remove("state");
    }
    if (fields.get("count").equals(3) && random.chance(50)) {
      stored.remove("count");
    }
    if (stored.containsKey("place") && random.chance(50)) {
      Map<String, AttributeValue> place = new HashMap<>(stored.get("place").m());
      place.put("town", place.remove("name"));
      stored.put("place", AttributeValue.createM(place));
    }
    if (random.chance(30)) {
      stored.put("_et", AttributeValue.createS("Job"));
    }
    boolean isDefault =
        fields
            .get("slug")
            .equals(Guild.Task.slug(fields.get("title"), fields.<Integer>get("priority")));
    if (isDefault && random.chance(50)) {
      stored.remove("slug");
      return true;
    }
    return false;
  }

  private void nulls(Item item, Map<String, AttributeValue> stored) {
    List<String> optional =
        switch (item.kind()) {
          case TASK -> List.of("weight", "city", "note", "hint", "tags", "place");
          case MEMBER -> List.of("badge", "team", "profile");
          case ROBOT -> List.of("team", "until");
          case ENTRY -> List.of("kind");
        };
    for (String name : optional) {
      if (!stored.containsKey(name) && random.chance(40)) {
        stored.put(name, NULL);
      }
    }
  }
}
