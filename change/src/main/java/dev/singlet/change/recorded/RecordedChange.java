package dev.singlet.change.recorded;

import dev.singlet.model.change.Answers;
import dev.singlet.model.change.Keeping;
import dev.singlet.model.change.ModelChange;
import dev.singlet.model.change.Reading;
import dev.singlet.model.change.TableStep;
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
 * @param answers its meaning for stored items and running programs
 * @param because the reason why the change was accepted; empty if it needed none
 */
public record RecordedChange(
    String code,
    String entity,
    String member,
    String before,
    String after,
    Answers answers,
    String because) {

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
        change.answers(),
        because);
  }

  /**
   * Returns whether this is the same change, from the same form to the same form, and as bad for
   * items and programs. The forms alone don't tell that: a component of one type can be absent, or
   * have a default, or neither.
   *
   * @param change a change between two models
   * @return true if whoever accepted this change accepted the other one, too
   */
  public boolean covers(ModelChange change) {
    RecordedChange other = of(change, because);
    return code.equals(other.code)
        && entity.equals(other.entity)
        && member.equals(other.member)
        && before.equals(other.before)
        && after.equals(other.after)
        && answers.and(other.answers).equals(answers.and(Answers.SAFE));
  }

  static RecordedChange read(JsonObject json) {
    Answers answers = json.objectOrNull("answers", RecordedChange::readAnswers);
    return new RecordedChange(
        json.text("code"),
        json.textOrEmpty("entity"),
        json.textOrEmpty("member"),
        json.textOrEmpty("before"),
        json.textOrEmpty("after"),
        answers == null ? Answers.SAFE : answers,
        json.textOrEmpty("because"));
  }

  private static Answers readAnswers(JsonObject json) {
    return new Answers(
        json.constant("newReadsOld", Reading.class),
        json.constant("oldReadsNew", Reading.class),
        json.texts("incomplete"),
        json.constant("oldWrites", Keeping.class),
        json.constant("newWrites", Keeping.class),
        json.constant("table", TableStep.class));
  }

  Map<String, Object> write() {
    Map<String, Object> members = new LinkedHashMap<>();
    members.put("code", code);
    members.put("entity", entity);
    members.put("member", member);
    members.put("before", before);
    members.put("after", after);
    members.put("answers", answers.equals(Answers.SAFE) ? "" : writtenAnswers());
    members.put("because", because);
    members.values().removeIf(""::equals);
    return members;
  }

  private Map<String, Object> writtenAnswers() {
    Map<String, Object> members = new LinkedHashMap<>();
    members.put("newReadsOld", answers.newReadsOld().name());
    members.put("oldReadsNew", answers.oldReadsNew().name());
    members.put("incomplete", answers.incomplete());
    members.put("oldWrites", answers.oldWrites().name());
    members.put("newWrites", answers.newWrites().name());
    members.put("table", answers.table().name());
    return members;
  }
}
