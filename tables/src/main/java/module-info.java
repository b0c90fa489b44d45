/**
 * Creates, compares, changes and deletes tables of a model; compares, marks and reserves what they
 * hold; keeps which models are in use.
 */
@SuppressWarnings("module") // A module that is built after this one.
module dev.singlet.tables {
  requires transitive dev.singlet.core;

  exports dev.singlet.deployed;
  exports dev.singlet.tables;
  exports dev.singlet.verify;

  // The parts of operations on all items of a table.
  exports dev.singlet.internal.deployed to
      dev.singlet.migrate,
      dev.singlet.tools;
  exports dev.singlet.internal.table to
      dev.singlet.migrate;
  exports dev.singlet.internal.unique to
      dev.singlet.migrate;
  exports dev.singlet.internal.verify to
      dev.singlet.migrate;
}
