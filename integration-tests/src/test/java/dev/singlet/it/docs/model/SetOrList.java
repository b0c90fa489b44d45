package dev.singlet.it.docs.model;

import dev.singlet.annotation.Converter;
import dev.singlet.value.Document;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

public final class SetOrList implements Converter<Set<String>, Document> {

  @Override
  public Document toStored(Set<String> texts) {
    return texts.isEmpty() ? Document.ofList(List.of()) : new Document.TextSet(texts);
  }

  @Override
  public Set<String> fromStored(Document stored) {
    if (stored instanceof Document.TextSet set) {
      return set.values();
    }
    Set<String> texts = new LinkedHashSet<>();
    stored.asList().forEach(text -> texts.add(text.asText()));
    return texts;
  }
}
