package dev.singlet.processor.read.settings;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.KeyModel;
import dev.singlet.processor.model.KeyModel.KeyAttributeModel;
import java.util.ArrayList;
import java.util.List;

/** Reads the key attributes of an index. */
final class IndexKeyReader {

  private final Annotated annotation;
  private final String name;
  private final Report report;

  IndexKeyReader(Annotated annotation, String name, Report report) {
    this.annotation = annotation;
    this.name = name;
    this.report = report;
  }

  KeyModel read(IndexType type, KeyModel primary) {
    List<KeyAttributeModel> sort = attributes("sortKey", "SK");
    if (type == IndexType.GLOBAL) {
      return new KeyModel(attributes("partitionKey", "PK"), sort);
    }
    checkLocal(sort, primary);
    // Its keys are not to be blamed for what it lacks.
    KeyAttributeModel only =
        sort.isEmpty() ? new KeyAttributeModel(name + "SK", ScalarType.S) : sort.get(0);
    return new KeyModel(primary.partition(), List.of(only));
  }

  private List<KeyAttributeModel> attributes(String half, String suffix) {
    List<String> names = new ArrayList<>(names(half));
    if (names.equals(List.of(Index.NONE)) && half.equals("sortKey")) {
      return List.of();
    }
    if (names.isEmpty()) {
      names.add(name + suffix);
    }
    List<String> types = annotation.constantNames(half + "Type");
    check(half, names, types);
    List<KeyAttributeModel> attributes = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      ScalarType type = i < types.size() ? ScalarType.valueOf(types.get(i)) : ScalarType.S;
      attributes.add(new KeyAttributeModel(names.get(i), type));
    }
    return attributes;
  }

  /** The names as they are written; none if they are left to be made of the index's. */
  private List<String> names(String half) {
    List<String> names = annotation.strings(half).stream().map(Valued::value).toList();
    return names.equals(List.of("")) ? List.of() : names;
  }

  private void check(String half, List<String> names, List<String> types) {
    String what = half.equals("sortKey") ? "sort key" : "partition key";
    if (names.size() > Index.MAX_KEY_ATTRIBUTES) {
      report.add(
          Code.INVALID_INDEX_KEY,
          annotation.place(),
          "The index %s has %d %s attributes, and DynamoDB takes %d at most. Put several values into"
              + " the template of one of them.",
          name,
          names.size(),
          what,
          Index.MAX_KEY_ATTRIBUTES);
    } else if (names.size() > 1 && names.contains(Index.NONE)) {
      report.add(
          Code.INVALID_INDEX_KEY,
          annotation.place(),
          "The index %s has \"%s\" among its %s attributes, which says that there are none. Leave it"
              + " out.",
          name,
          Index.NONE,
          what);
    } else if (!types.isEmpty() && types.size() != names.size()) {
      report.add(
          Code.INVALID_INDEX_KEY,
          annotation.place(),
          "The index %s has the %s attributes %s, and for them the types %s. Write one type for"
              + " each, or none if all are S.",
          name,
          what,
          String.join(", ", names),
          String.join(", ", types));
    }
  }

  private void checkLocal(List<KeyAttributeModel> sort, KeyModel primary) {
    String partition = String.join(", ", names("partitionKey"));
    String own = primary.partition().get(0).name();
    if (!partition.isEmpty() && !partition.equals(own)) {
      report.add(
          Code.INVALID_LOCAL_INDEX,
          annotation.strings("partitionKey").get(0).place(),
          "The local index %s has the partition key %s, but a local index has that of its table,"
              + " %s. Leave partitionKey out, or make the index GLOBAL.",
          name,
          partition,
          own);
    }
    if (sort.isEmpty() || primary.sort().isEmpty()) {
      report.add(
          Code.INVALID_LOCAL_INDEX,
          annotation.place(),
          "The local index %s needs a sort key, and so does its table; %s has none. Give it one, or"
              + " make the index GLOBAL.",
          name,
          sort.isEmpty() ? "the index" : "the table");
    }
    if (sort.size() > 1) {
      report.add(
          Code.INVALID_LOCAL_INDEX,
          annotation.place(),
          "The local index %s has %d sort key attributes, and DynamoDB takes one. Put their values"
              + " into one template, or make the index GLOBAL.",
          name,
          sort.size());
    }
  }
}
