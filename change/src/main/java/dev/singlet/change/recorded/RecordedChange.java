package dev.singlet.change.recorded;

import dev.singlet.model.change.ModelChange;
import dev.singlet.model.json.JsonObject;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A change of a model, as it is recorded.
 *
 * @param code the kind of change, such as {@code SGC0402}
 * @param entity the name of the entity; empty for the table
 * @param member the part that changed; empty for the entity or the table as a whole
 * @param before its form before; empty for none
 * @param after its form after; empty for none
 * @param because the reason why the change was accepted; empty if it needed none
 */
public record RecordedChange(
    String code, String entity, String member, String before, String after, String because) {

  /**
   * Returns a change as it is recorded.
   *
   * @param change the change
   * @param because the reason why it is accepted; empty if it needs none
   * @return the recorded change
   */
  public static RecordedChange of(ModelChange change, String because) {
    return new RecordedChange(
        change.kind().code(),
        change.entity(),
        change.member(),
        change.before(),
        change.after(),
        because);
  }

  /**
   * Returns whether this is the same change, from the same form to the same form.
   *
   * @param change a change between two models
   * @return true if nothing but the reason can differ
   */
  public boolean is(ModelChange change) {
    return equals(of(change, because));
  }

  static RecordedChange read(JsonObject json) {
    return new RecordedChange(
        json.text("code"),
        json.textOrEmpty("entity"),
        json.textOrEmpty("member"),
        json.textOrEmpty("before"),
        json.textOrEmpty("after"),
        json.textOrEmpty("because"));
  }

  Map<String, Object> write() {
    Map<String, Object> members = new LinkedHashMap<>();
    members.put("code", code);
    members.put("entity", entity);
    members.put("member", member);
    members.put("before", before);
    members.put("after", after);
    members.put("because", because);
    members.values().removeIf(""::equals);
    return members;
  }
}
