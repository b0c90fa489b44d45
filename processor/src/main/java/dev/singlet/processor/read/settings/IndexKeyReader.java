package dev.singlet.processor.read.settings;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.settings.KeyModel;
import dev.singlet.processor.model.settings.KeyModel.KeyAttributeModel;
import java.util.ArrayList;
import java.util.List;

/** Reads the key attributes of an index. */
record IndexKeyReader(Annotated annotation, String name, Report report) {

  KeyModel read(IndexType type, KeyModel primary) {
    List<KeyAttributeModel> sort = attributes("sortKey", "SK");
    if (type == IndexType.GLOBAL) {
      return new KeyModel(attributes("partitionKey", "PK"), sort);
    }
    if (type == IndexType.VECTOR) {
      return ofVectors();
    }
    checkLocal(sort, primary);
    // A missing name of the index must not be reported for its keys too.
    KeyAttributeModel only =
        sort.isEmpty() ? new KeyAttributeModel(name + "SK", ScalarType.S) : sort.get(0);
    return new KeyModel(primary.partition(), List.of(only));
  }

  /** Reads the key of an index of vectors: one attribute that partitions it. */
  private KeyModel ofVectors() {
    List<KeyAttributeModel> partition = attributes("partitionKey", "PK");
    if (partition.size() > 1) {
      report.add(
          "The vector index %s has %d partition key attributes, but DynamoDB takes one. Put their"
              + " values into one template.",
          Code.INVALID_VECTOR_INDEX, place(), name, partition.size());
    }
    List<String> sort = names("sortKey");
    if (!sort.isEmpty() && !sort.equals(List.of(Index.NONE))) {
      report.add(
          "The vector index %s has the sort key %s, but a search sorts by distance. Remove sortKey.",
          Code.INVALID_VECTOR_INDEX,
          annotation.strings("sortKey").get(0).place(),
          name,
          String.join(", ", sort));
    }
    return new KeyModel(partition.subList(0, 1), List.of());
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

  /** Returns the names as they are written; none if they are to be made of the index's name. */
  private List<String> names(String half) {
    List<String> names = annotation.strings(half).stream().map(Valued::value).toList();
    return names.equals(List.of("")) ? List.of() : names;
  }

  private void check(String half, List<String> names, List<String> types) {
    String what = half.equals("sortKey") ? "sort key" : "partition key";
    if (names.size() > Index.MAX_KEY_ATTRIBUTES) {
      report.add(
          "The index %s has %d %s attributes, but DynamoDB takes at most %d. Put several values"
              + " into the template of one of them.",
          Code.INVALID_INDEX_KEY, place(), name, names.size(), what, Index.MAX_KEY_ATTRIBUTES);
    } else if (names.size() > 1 && names.contains(Index.NONE)) {
      report.add(
          "The index %s has \"%s\" among its %s attributes, which means that there are none. Leave"
              + " it out.",
          Code.INVALID_INDEX_KEY, place(), name, Index.NONE, what);
    } else if (!types.isEmpty() && types.size() != names.size()) {
      String listed = String.join(", ", names);
      report.add(
          "The index %s has the %s attributes %s, but the types %s for them. Write one type for"
              + " each, or none if all are S.",
          Code.INVALID_INDEX_KEY, place(), name, what, listed, String.join(", ", types));
    }
  }

  private void checkLocal(List<KeyAttributeModel> sort, KeyModel primary) {
    String partition = String.join(", ", names("partitionKey"));
    String own = primary.partition().get(0).name();
    if (!partition.isEmpty() && !partition.equals(own)) {
      Place written = annotation.strings("partitionKey").get(0).place();
      report.add(
          "The local index %s has the partition key %s, but a local index has that of its table,"
              + " %s. Leave partitionKey out, or make the index GLOBAL.",
          Code.INVALID_LOCAL_INDEX, written, name, partition, own);
    }
    if (sort.isEmpty() || primary.sort().isEmpty()) {
      String lacking = sort.isEmpty() ? "the index" : "the table";
      report.add(
          "The local index %s and its table need a sort key, but %s has none. Give it one, or make"
              + " the index GLOBAL.",
          Code.INVALID_LOCAL_INDEX, place(), name, lacking);
    }
    if (sort.size() > 1) {
      report.add(
          "The local index %s has %d sort key attributes, but DynamoDB takes one. Put their values"
              + " into one template, or make the index GLOBAL.",
          Code.INVALID_LOCAL_INDEX, place(), name, sort.size());
    }
  }

  private Place place() {
    return annotation.place();
  }
}
