package dev.singlet.benchmarks.scale;

import static dev.singlet.benchmarks.scale.Form.DECIMAL;
import static dev.singlet.benchmarks.scale.Form.FLAG;
import static dev.singlet.benchmarks.scale.Form.LONG;
import static dev.singlet.benchmarks.scale.Form.PLACE;
import static dev.singlet.benchmarks.scale.Form.REAL;
import static dev.singlet.benchmarks.scale.Form.STATUS;
import static dev.singlet.benchmarks.scale.Form.TEXT;
import static dev.singlet.benchmarks.scale.Form.TEXTS;
import static dev.singlet.benchmarks.scale.Form.TIME;
import static dev.singlet.benchmarks.scale.Form.WHOLE;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * An entity of 20 attributes. Four are in keys and the same in each entity. The names of the others
 * and their order are different in each, as they are in a model that people write.
 */
record ScaledEntity(String name, List<Attribute> attributes) {

  private static final List<Attribute> KEYS =
      List.of(
          new Attribute("account", TEXT),
          new Attribute("id", TEXT),
          new Attribute("status", STATUS),
          new Attribute("createdAt", TIME));

  private static final List<Form> FORMS =
      List.of(
          TEXT, LONG, FLAG, TEXT, WHOLE, TIME, TEXT, DECIMAL, TEXTS, TEXT, REAL, FLAG, PLACE, LONG,
          TEXT, WHOLE);

  private static final List<String> NAMES =
      List.of(
          "title",
          "summary",
          "owner",
          "assignee",
          "priority",
          "amount",
          "currency",
          "region",
          "language",
          "category",
          "origin",
          "target",
          "weight",
          "height",
          "width",
          "depth",
          "score",
          "rating",
          "quantity",
          "discount",
          "phone",
          "email",
          "street",
          "city",
          "country",
          "reason",
          "channel",
          "campaign",
          "carrier",
          "supplier",
          "customer",
          "product",
          "invoice",
          "shipment",
          "warehouse",
          "contract",
          "department",
          "employee",
          "project",
          "milestone",
          "version",
          "branch",
          "platform",
          "device",
          "session",
          "balance",
          "interest",
          "deadline",
          "approval");

  private static final int STEP = 11;

  /** The first entities of the model. */
  static List<ScaledEntity> first(int count) {
    return IntStream.range(0, count).mapToObj(ScaledEntity::of).toList();
  }

  private static ScaledEntity of(int number) {
    List<Attribute> attributes = new ArrayList<>(KEYS);
    for (int i = 0; i < FORMS.size(); i++) {
      String name = NAMES.get((number * STEP + i) % NAMES.size());
      attributes.add(new Attribute(name, FORMS.get((number + i) % FORMS.size())));
    }
    return new ScaledEntity(String.format(Locale.ROOT, "E%03d", number), attributes);
  }

  /** A piece of code for each attribute. */
  String each(String separator, Function<Attribute, String> code) {
    return attributes.stream().map(code).collect(Collectors.joining(separator));
  }
}
