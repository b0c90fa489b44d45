package dev.singlet.tools.report;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.sample.Samples;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A model whose every text tries to be more than text. */
final class HostileModel {

  static final List<String> TEXTS =
      List.of(
          "<script>document.title='hit'</script>",
          "</style></script></title><img src=x onerror=\"document.title='hit'\">",
          "\"' onmouseover=\"document.title='hit'\" x='",
          "&lt;b&gt; &amp;amp; ${1+1} <#if x> {{x}} [[y]]",
          "`</code><svg onload=document.title='hit'>`",
          "שלום עולם \u202Eevil\u202C",
          "名前の長いエンティティ名前の長いエンティティ名前の長いエンティティ",
          "x".repeat(400),
          "javascript:document.title='hit'",
          "a b\tc\n\nd { e } } {");

  private HostileModel() {}

  static TableDescriptor table() {
    List<Map<String, Object>> entities = new ArrayList<>();
    for (int i = 0; i < TEXTS.size(); i++) {
      entities.add(entity(i));
    }
    return ManyEntities.table(entities, String.join("\n\n", TEXTS));
  }

  static Samples samples() {
    return new Samples(
        TEXTS.stream()
            .map(
                text ->
                    SampleItems.of(
                        text, "PK", text, "SK", text, "GSI1PK", text, "GSI1SK", text, text, text))
            .toList(),
        TEXTS);
  }

  /** Each entity belongs to the one before, by its key and because its author says so. */
  private static Map<String, Object> entity(int i) {
    String text = TEXTS.get(i);
    String before = TEXTS.get(Math.max(0, i - 1));
    Map<String, Object> entity =
        new TreeMap<>(
            ManyEntities.entity(
                text,
                text,
                List.of(
                    ManyEntities.attribute(text, text),
                    ManyEntities.attribute(before + "2", before)),
                List.of(
                    ManyEntities.linked(
                        "",
                        "",
                        ManyEntities.template("PK", text, text),
                        ManyEntities.template("SK", text, text)),
                    ManyEntities.linked(
                        "GSI1",
                        text,
                        ManyEntities.template("GSI1PK", before, before),
                        ManyEntities.template("GSI1SK", text, text))),
                List.of(
                    ManyEntities.get(text, text, text), ManyEntities.query(text, text, before))));
    if (i > 0) {
      entity.put("relationships", List.of(Map.of("owner", before, "label", text)));
    }
    return entity;
  }
}
