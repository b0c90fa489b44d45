/** Recorded models, and the gate that a changed model must pass. */
module dev.singlet.change {
  requires transitive dev.singlet.model;

  exports dev.singlet.change.gate;
  exports dev.singlet.change.plan;
  exports dev.singlet.change.recorded;
}
