package dev.singlet.it.docs;

import static dev.singlet.it.docs.model.PatientEntity.DIAGNOSIS;
import static dev.singlet.it.docs.model.PatientEntity.DOCTOR;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.docs.model.HospitalTable;
import dev.singlet.it.docs.model.Patient;
import dev.singlet.it.docs.model.PatientEntity;
import dev.singlet.testing.LocalTable;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The snippets of docs/model/encryption.md. */
class EncryptionTest {

  @RegisterExtension final LocalTable table = LocalTable.of(HospitalTable.SCHEMA);

  @Test
  void encryptedAttributesArePlainInRecords() {
    TableClient hospital = table.client();

    hospital.execute(
        PatientEntity.put(new Patient("7", " Ann ", "house", "angina", List.of("measles"))));
    Patient ann = hospital.execute(PatientEntity.get("7")).orElseThrow();

    assertThat(ann).isEqualTo(new Patient("7", "Ann", "house", "angina", List.of("measles")));
    assertThat(table.items().get(0).get("diagnosis").type()).isEqualTo(AttributeValue.Type.B);
    assertThat(table.items().get(0).get("doctor").s()).isEqualTo("dr:house");

    Patient better =
        hospital.execute(
            PatientEntity.update("7")
                .diagnosis("flu")
                .when(DIAGNOSIS.exists().and(DOCTOR.eq("house"))));

    assertThat(better.diagnosis()).isEqualTo("flu");
  }
}
