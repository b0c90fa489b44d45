/**
 * Creates, compares, changes and deletes tables of a model; compares, marks and reserves what they
 * hold; keeps which models are in use.
 */
module dev.singlet.tables {
  requires transitive dev.singlet.core;

  exports dev.singlet.deployed;
  exports dev.singlet.tables;
  exports dev.singlet.verify;
}
