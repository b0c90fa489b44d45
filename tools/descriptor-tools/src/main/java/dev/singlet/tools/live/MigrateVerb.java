package dev.singlet.tools.live;

import dev.singlet.TableClient;
import dev.singlet.history.MigrationsInfo;
import dev.singlet.migrate.Migrations;

/** The actions on the migrations of a table. */
public enum MigrateVerb {
  /** Tells how far each step has come. */
  INFO,
  /** Refuses steps that are not done. */
  VALIDATE,
  /** Runs the steps that are not done. */
  MIGRATE,
  /** Makes the history fit the steps. */
  REPAIR;

  MigrationsInfo apply(Migrations migrations, TableClient client) {
    return switch (this) {
      case INFO -> migrations.info(client);
      case VALIDATE -> migrations.validate(client);
      case MIGRATE -> migrations.migrate(client);
      case REPAIR -> migrations.repair(client);
    };
  }
}
