package dev.singlet.it.otherlibraries.model;

import app.cash.tempest2.Attribute;
import app.cash.tempest2.InlineView;
import app.cash.tempest2.LogicalDb;
import app.cash.tempest2.LogicalTable;
import app.cash.tempest2.TableName;

/** The entity {@link Peers.Patient} in a program that uses Tempest. */
public interface TempestRows extends LogicalDb {

  @TableName("Peers")
  Items items();

  interface Items extends LogicalTable<PeersItem> {

    InlineView<Sick.Key, Sick> patients();
  }

  class Sick {
    @Attribute(name = "pk")
    public final String id;

    @Attribute(prefix = "PATIENT_")
    public final String sk = "";

    @Attribute(prefix = "dr:")
    public final String doctor;

    public Sick(String id, String doctor) {
      this.id = id;
      this.doctor = doctor;
    }

    public static class Key {
      public final String id;
      public final String sk = "";

      public Key(String id) {
        this.id = id;
      }
    }
  }
}
