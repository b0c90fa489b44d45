package dev.singlet.it.writers;

import dev.singlet.it.writers.model.Guild;
import dev.singlet.it.writers.model.Guild.Member;
import dev.singlet.it.writers.model.Guild.Place;
import dev.singlet.it.writers.model.Guild.Robot;
import dev.singlet.it.writers.model.Guild.State;
import dev.singlet.it.writers.model.Guild.Task;
import dev.singlet.value.Document;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The entities, with their attributes and keys written out by hand. */
enum Kind {
  MEMBER("Member") {
    @Override
    Map<String, AttributeValue> attributes(Item item) {
      Fields fields = item.fields();
      Stored.Attributes attributes =
          new Stored.Attributes()
              .put("name", fields.find("name"))
              .put("email", fields.find("email"))
              .put("badge", fields.find("badge"))
              .put("team", fields.find("team"))
              .put("level", fields.find("level"))
              .optional("profile", fields.find("profile"))
              .put("version", fields.find("version"));
      fields.<Map<String, Document>>get("extras").forEach(attributes::put);
      return attributes.toMap();
    }

    @Override
    Map<String, String> indexKeys(Item item) {
      Fields fields = item.fields();
      Map<String, String> keys = new HashMap<>();
      if (fields.has("team")) {
        keys.put("GSI1PK", "TEAM#" + fields.get("team"));
        keys.put(
            "GSI1SK",
            String.format("MEMBER#%03d#%s", fields.<Integer>get("level"), fields.get("name")));
      }
      keys.put("GSI2PK", "EMAIL#" + escaped(fields.get("email")));
      keys.put("GSI2SK", "MEMBER");
      return keys;
    }

    @Override
    Member record(Item item) {
      Fields fields = item.fields();
      return new Member(
          fields.get("name"),
          fields.get("email"),
          fields.find("badge"),
          fields.find("team"),
          fields.get("level"),
          present(fields.find("profile")),
          fields.get("version"),
          fields.get("extras"));
    }

    @Override
    List<String> unique(Fields fields) {
      List<String> values = new ArrayList<>();
      values.add("UNIQUE#Member#email#" + escaped(fields.get("email")));
      if (fields.has("badge") && fields.has("team")) {
        values.add("UNIQUE#Member#badge#" + fields.get("team") + "#" + fields.get("badge"));
      }
      return values;
    }
  },

  ROBOT("Robot") {
    @Override
    Map<String, AttributeValue> attributes(Item item) {
      Fields fields = item.fields();
      return new Stored.Attributes()
          .put("name", fields.find("name"))
          .put("model", fields.find("model"))
          .put("team", fields.find("team"))
          .put("charge", fields.find("charge"))
          .put("until", fields.find("until"))
          .put("parts", fields.find("parts"))
          .toMap();
    }

    @Override
    Map<String, String> indexKeys(Item item) {
      Fields fields = item.fields();
      return fields.has("team")
          ? Map.of("GSI1PK", "TEAM#" + fields.get("team"), "GSI1SK", "ROBOT#" + fields.get("name"))
          : Map.of();
    }

    @Override
    Robot record(Item item) {
      Fields fields = item.fields();
      return new Robot(
          fields.get("name"),
          fields.get("model"),
          fields.find("team"),
          fields.get("charge"),
          fields.find("until"),
          fields.get("parts"));
    }
  },

  TASK("Task") {
    @Override
    Map<String, AttributeValue> attributes(Item item) {
      Fields fields = item.fields();
      Stored.Attributes attributes = new Stored.Attributes();
      for (String name :
          List.of(
              "owner",
              "id",
              "state",
              "priority",
              "title",
              "slug",
              "city",
              "count",
              "weight",
              "tags",
              "stops",
              "place",
              "points",
              "data",
              "docs",
              "facts")) {
        attributes.put(name, fields.find(name));
      }
      attributes.optional("note", fields.find("note"));
      attributes.optional("hint", fields.find("hint"));
      return attributes.toMap();
    }

    @Override
    Map<String, String> indexKeys(Item item) {
      Fields fields = item.fields();
      Map<String, String> keys = new HashMap<>();
      String end = String.format("%s#%04d", fields.get("owner"), fields.<Integer>get("id"));
      int priority = fields.get("priority");
      if (fields.has("city") && fields.get("state") == State.OPEN) {
        keys.put("GSI1PK", "OPEN#" + fields.get("city"));
        keys.put("GSI1SK", String.format("TASK#%02d#%s", priority, end));
      }
      if (fields.has("city") && fields.get("state") == State.DONE) {
        keys.put("GSI1PK", "DONE#" + fields.get("city"));
        keys.put("GSI1SK", "TASK#" + end);
      }
      keys.put("GSI2PK", "SLUG#" + fields.get("slug"));
      keys.put("GSI2SK", String.format("TASK#%02d#%s", 99 - priority, end));
      keys.put("LSI1SK", "TITLE#" + fields.get("title"));
      return keys;
    }

    @Override
    Task record(Item item) {
      Fields fields = item.fields();
      return new Task(
          fields.get("owner"),
          fields.get("id"),
          fields.get("state"),
          fields.get("priority"),
          fields.get("title"),
          fields.get("slug"),
          fields.find("city"),
          fields.get("count"),
          fields.find("weight"),
          fields.get("tags"),
          fields.<List<Place>>get("stops").stream().map(Kind::read).toList(),
          fields.has("place") ? read(fields.get("place")) : null,
          fields.get("points"),
          present(fields.find("note")),
          Optional.ofNullable(present(fields.find("hint"))),
          fields.get("data"),
          fields.get("docs"),
          fields.get("facts"),
          item.created(),
          item.modified());
    }
  },

  ENTRY("Entry") {
    @Override
    Map<String, AttributeValue> attributes(Item item) {
      Fields fields = item.fields();
      return new Stored.Attributes()
          .put("owner", fields.find("owner"))
          .put("number", fields.find("number"))
          .put("kind", fields.find("kind"))
          .put("text", fields.find("text"))
          .toMap();
    }

    @Override
    Map<String, String> indexKeys(Item item) {
      Fields fields = item.fields();
      return fields.has("kind")
          ? Map.of(
              "GSI1PK",
              "KIND#" + fields.get("kind"),
              "GSI1SK",
              String.format("ENTRY#%s#%03d", fields.get("owner"), fields.<Integer>get("number")))
          : Map.of();
    }

    @Override
    Guild.Entry record(Item item) {
      Fields fields = item.fields();
      return new Guild.Entry(
          fields.get("owner"), fields.get("number"), fields.find("kind"), fields.get("text"));
    }
  };

  private final String entity;

  Kind(String entity) {
    this.entity = entity;
  }

  String entity() {
    return entity;
  }

  abstract Map<String, AttributeValue> attributes(Item item);

  /** The texts of the key attributes of indexes, without the tenant. */
  abstract Map<String, String> indexKeys(Item item);

  /** The record as it is read. */
  abstract Guild.Holdings record(Item item);

  /** The partition keys of what keeps its values unique. */
  List<String> unique(Fields fields) {
    return List.of();
  }

  private static String escaped(String text) {
    return text.replace("$", "$24").replace("#", "$23");
  }

  private static Place read(Place place) {
    return new Place(place.name(), place.floor(), place.doors(), present(place.more()));
  }

  private static @Nullable Document present(@Nullable Document document) {
    return document == null || document.isNull() ? null : document;
  }
}
