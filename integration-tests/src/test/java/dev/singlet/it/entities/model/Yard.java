package dev.singlet.it.entities.model;

import dev.singlet.annotation.Encrypt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Projection;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Version;
import dev.singlet.it.encryption.model.Clinic.PatientCipher;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Tenants' vehicles: one entity without a mark between others with one. */
@Table(name = "Yard", tenant = "TENANT#{tenant}", indexes = @Index("GSI1"))
public sealed interface Yard {

  @ItemCollection(name = "parked")
  sealed interface Vehicle extends Yard permits Lorry, Crane {}

  @Entity(toldByKey = true)
  @LinkedKey(name = "lorries", partition = "LOT#{lot}", sort = "LORRY#{plate}")
  @LinkedKey(name = "byPlate", index = "GSI1", partition = "PLATE#{plate}", sort = "{lot}")
  @SuppressWarnings("singlet:swallowed-prefix")
  record Lorry(
      String lot,
      String plate,
      @Encrypt(with = PatientCipher.class) @Nullable String load,
      @Version long version)
      implements Vehicle {}

  @Entity
  @LinkedKey(name = "cranes", partition = "LOT#{lot}", sort = "CRANE#{number:pad(4)}")
  @LinkedKey(name = "byPlate", index = "GSI1", partition = "PLATE#{plate}", sort = "{lot}")
  @SuppressWarnings("singlet:swallowed-prefix")
  record Crane(String lot, int number, String plate, @Nullable Instant checked)
      implements Vehicle {}

  @Projection(of = Crane.class)
  record CraneNumber(int number) {}
}
