package dev.singlet.processor.read;

import dev.singlet.processor.model.NestedModel;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/** The records met within an entity, each to be read once however often it is met. */
final class NestedRecords {

  private final Map<TypeElement, String> codecs = new LinkedHashMap<>();
  private final List<NestedModel> models = new ArrayList<>();

  /** Takes note of a record; gives the name of its codec, unique within the entity. */
  String codecOf(TypeElement type) {
    String name = String.join("", Compiler.name(type).simpleNames()) + "Codec";
    String unique = name;
    for (int n = 2; !codecs.containsKey(type) && codecs.containsValue(unique); n++) {
      unique = name + n;
    }
    codecs.putIfAbsent(type, unique);
    return Objects.requireNonNull(codecs.get(type));
  }

  /** Reads all, and those that are met on the way. */
  void readAll(AttributeReader reader) {
    Set<TypeElement> done = new LinkedHashSet<>();
    while (done.size() < codecs.size()) {
      for (TypeElement type : List.copyOf(codecs.keySet())) {
        if (done.add(type)) {
          models.add(new NestedModel(Compiler.name(type), codecOf(type), reader.read(type, false)));
        }
      }
    }
  }

  List<NestedModel> models() {
    return models;
  }
}
