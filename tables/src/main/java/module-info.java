/** Sets up tables of a model: creates, extends, describes and deletes them. */
module dev.singlet.tables {
  requires transitive dev.singlet.core;

  exports dev.singlet.tables;
}
