package dev.singlet.change.plan;

import dev.singlet.model.change.ModelChange;

/** The part of a model that a change is about, in words. */
final class ChangedPart {

  private ChangedPart() {}

  static String place(ModelChange change) {
    String member = change.member();
    String entity = change.entity();
    if (entity.isEmpty() && member.isEmpty()) {
      return "the table";
    }
    return entity.isEmpty() || member.isEmpty() ? entity + member : entity + "." + member;
  }

  static String form(String form) {
    return form.isEmpty() ? "none" : form;
  }
}
