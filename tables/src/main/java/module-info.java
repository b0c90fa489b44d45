/**
 * Creates, compares, changes and deletes tables of a model; compares, marks and reserves what they
 * hold.
 */
module dev.singlet.tables {
  requires transitive dev.singlet.core;

  exports dev.singlet.tables;
  exports dev.singlet.verify;
}
