/**
 * Brings stored items to what the current model stores, while programs use them, and undoes it;
 * reads exports of a table.
 */
module dev.singlet.migrate {
  requires dev.singlet.json;
  requires transitive dev.singlet.tables;
  requires transitive org.reactivestreams;

  exports dev.singlet.backfill;
  exports dev.singlet.bulk;
  exports dev.singlet.export;
  exports dev.singlet.history;
  exports dev.singlet.migrate;
  exports dev.singlet.run;
}
