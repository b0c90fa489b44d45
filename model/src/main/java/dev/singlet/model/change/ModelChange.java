package dev.singlet.model.change;

/**
 * A change of a model.
 *
 * @param kind the kind of change
 * @param entity the name of the entity in the new model, or in the old one if the new one lacks it;
 *     empty for the table
 * @param member the part that changed: a component, as a path such as {@code home.city}, an index,
 *     an access pattern; empty for the entity or the table as a whole
 * @param before its form in the old model; empty for none
 * @param after its form in the new model; empty for none
 * @param answers its meaning for stored items and running programs
 */
public record ModelChange(
    ChangeKind kind, String entity, String member, String before, String after, Answers answers) {

  /**
   * Returns the change in one line.
   *
   * @return such as {@code SGC0403 User.email: a component is stored under another name (mail ->
   *     email)}
   */
  @Override
  public String toString() {
    String forms =
        before.isEmpty() && after.isEmpty() ? "" : " (" + form(before) + " -> " + form(after) + ")";
    return heading() + forms;
  }

  /**
   * Returns the change without its forms.
   *
   * @return such as {@code SGC0403 User.email: a component is stored under another name}
   */
  public String heading() {
    return id() + (place().isEmpty() ? " " : ": ") + kind.title();
  }

  /**
   * Returns what tells the change from all others between two models.
   *
   * @return its code and its place, such as {@code SGC0403 User.email}; the code alone for the
   *     table as a whole
   */
  public String id() {
    return place().isEmpty() ? kind.code() : kind.code() + " " + place();
  }

  /**
   * Returns the part that changed.
   *
   * @return the entity and its member, such as {@code User.email}; empty for the table as a whole
   */
  public String place() {
    return entity.isEmpty() || member.isEmpty() ? entity + member : entity + "." + member;
  }

  private static String form(String form) {
    return form.isEmpty() ? "none" : form;
  }
}
