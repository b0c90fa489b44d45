/** The descriptor of a single-table model: records, and the file that holds them. */
module dev.singlet.model {
  requires transitive org.jspecify;

  exports dev.singlet.model;
  exports dev.singlet.model.change;
  exports dev.singlet.model.comparison;
  exports dev.singlet.model.json;
  exports dev.singlet.model.schema;
}
