package dev.singlet.change.recorded;

import dev.singlet.model.json.JsonObject;
import dev.singlet.model.json.JsonText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A step from one recorded model to the next.
 *
 * @param sequence the number of the model that it leads to
 * @param from the hash of the model before; empty for the first
 * @param to the hash of the model after
 * @param changes the changes, with the reasons why they were accepted
 * @param written the documents that are added or differ, by path
 * @param removed the paths of documents that are no longer there
 */
record Step(
    int sequence,
    String from,
    String to,
    List<RecordedChange> changes,
    SortedMap<String, String> written,
    List<String> removed) {

  /** Returns the step between the documents of two models. */
  static Step between(
      int sequence, Documents before, Documents after, List<RecordedChange> changes) {
    SortedMap<String, String> written = new TreeMap<>(after.texts());
    written.entrySet().removeAll(before.texts().entrySet());
    List<String> removed = new ArrayList<>(before.texts().keySet());
    removed.removeAll(after.texts().keySet());
    String from = before.texts().isEmpty() ? "" : before.hash();
    return new Step(sequence, from, after.hash(), changes, written, removed);
  }

  /** Returns the documents after this step. */
  Documents after(Documents before) {
    SortedMap<String, String> texts = new TreeMap<>(before.texts());
    texts.keySet().removeAll(removed);
    texts.putAll(written);
    return new Documents(texts);
  }

  static String file(int sequence) {
    return String.format(Locale.ROOT, "changes/%04d.json", sequence);
  }

  static Step read(String text) {
    JsonObject json = JsonObject.of(text);
    SortedMap<String, String> written = new TreeMap<>();
    @Nullable JsonObject documents = json.objectOrNull("documents", Function.identity());
    if (documents != null) {
      documents.members().forEach((path, value) -> written.put(path, JsonText.of(value)));
    }
    return new Step(
        json.integer("sequence", 0),
        json.textOrEmpty("from"),
        json.text("to"),
        json.objects("changes", RecordedChange::read),
        written,
        json.texts("removed"));
  }

  String write() {
    Map<String, Object> documents = new LinkedHashMap<>();
    written.forEach((path, text) -> documents.put(path, JsonObject.of(text).members()));
    Map<String, Object> members = new LinkedHashMap<>();
    members.put("sequence", sequence);
    members.put("from", from);
    members.put("to", to);
    members.put("changes", changes.stream().map(RecordedChange::write).toList());
    members.put("removed", removed);
    members.put("documents", documents);
    members.values().removeIf(value -> value.equals("") || value.equals(List.of()));
    return JsonText.of(members);
  }
}
