package dev.singlet.change.plan;

import dev.singlet.model.change.ModelChange;

/** The part of a model that a change is about, in words. */
final class ChangedPart {

  private ChangedPart() {}

  static String place(ModelChange change) {
    return change.place().isEmpty() ? "the table" : change.place();
  }

  static String form(String form) {
    return form.isEmpty() ? "none" : form;
  }
}
