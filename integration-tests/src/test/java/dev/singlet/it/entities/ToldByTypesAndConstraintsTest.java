package dev.singlet.it.entities;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import dev.singlet.TableClient;
import dev.singlet.error.ValidationException;
import dev.singlet.it.entities.model.Observatory.Draft;
import dev.singlet.it.entities.model.Observatory.Link;
import dev.singlet.it.entities.model.Observatory.Owner;
import dev.singlet.it.entities.model.Observatory.Published;
import dev.singlet.it.entities.model.Observatory.Remark;
import dev.singlet.it.entities.model.Observatory.Sighting;
import dev.singlet.it.entities.model.Observatory.Telescope;
import dev.singlet.it.entities.model.ObservatoryDraftEntity;
import dev.singlet.it.entities.model.ObservatoryLinkEntity;
import dev.singlet.it.entities.model.ObservatoryLoggedCollection;
import dev.singlet.it.entities.model.ObservatoryOwnerEntity;
import dev.singlet.it.entities.model.ObservatoryPublishedEntity;
import dev.singlet.it.entities.model.ObservatoryRemarkEntity;
import dev.singlet.it.entities.model.ObservatorySightingEntity;
import dev.singlet.it.entities.model.ObservatoryTable;
import dev.singlet.it.entities.model.ObservatoryTelescopeEntity;
import dev.singlet.it.entities.model.ObservatoryVersionCollection;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.verify.ItemsReport;
import java.time.LocalDateTime;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The types and the constraints of components tell entities apart that literals don't. */
class ToldByTypesAndConstraintsTest {

  private static final Telescope TELESCOPE = new Telescope("a", 1200);
  private static final Sighting SIGHTING =
      new Sighting("a", LocalDateTime.of(2024, 5, 1, 8, 30), "M31");
  private static final Remark REMARK = new Remark("a", "mirror", "dusty");
  private static final Draft DRAFT = new Draft("d", "zero");
  private static final Published FIRST = new Published("d", 1, "one");
  private static final Link LINK = new Link("https://example.com/#top", "Example");
  private static final Owner OWNER = new Owner("7", "Ada");

  @RegisterExtension final LocalTable table = LocalTable.of(ObservatoryTable.SCHEMA);

  private TableClient client;

  @BeforeEach
  void store() {
    client = table.client();
    client.execute(ObservatoryTelescopeEntity.put(TELESCOPE));
    client.execute(ObservatorySightingEntity.put(SIGHTING));
    client.execute(ObservatoryRemarkEntity.put(REMARK));
    client.execute(ObservatoryDraftEntity.put(DRAFT));
    client.execute(ObservatoryPublishedEntity.put(FIRST));
    client.execute(ObservatoryLinkEntity.put(LINK));
    client.execute(ObservatoryOwnerEntity.put(OWNER));
  }

  @Test
  void keysAreStoredAsTheyAreWritten() {
    assertThat(table.items())
        .extracting(item -> item.get("PK").s() + " " + item.get("SK").s())
        .containsExactlyInAnyOrder(
            "SCOPE#a Metadata",
            "SCOPE#a 2024-05-01T08:30:00",
            "SCOPE#a mirror",
            "DOC#d v0",
            "DOC#d v1",
            "https://example.com/#top LINK",
            "OWNER#7 LINK");
  }

  @Test
  void eachItemIsOfItsEntity() {
    assertThat(client.execute(ObservatoryLoggedCollection.ofTelescope("a")).items())
        .containsExactly(SIGHTING, TELESCOPE, REMARK);
    assertThat(client.execute(ObservatorySightingEntity.sightings("a")).items())
        .containsExactly(SIGHTING);
    assertThat(client.execute(ObservatoryRemarkEntity.remarks("a")).items())
        .containsExactly(REMARK);
    assertThat(client.execute(ObservatoryRemarkEntity.remarks("a").count())).isEqualTo(1);
    assertThat(client.execute(ObservatoryVersionCollection.ofDocument("d")).items())
        .containsExactly(DRAFT, FIRST);
    assertThat(client.stream(ObservatoryTable.scan()))
        .containsExactlyInAnyOrder(TELESCOPE, SIGHTING, REMARK, DRAFT, FIRST, LINK, OWNER);
    assertThat(client.stream(ObservatoryTable.scan(ObservatoryLinkEntity.type())))
        .containsExactly(LINK);
    assertThat(client.stream(ObservatoryTable.scan(ObservatoryOwnerEntity.type())))
        .containsExactly(OWNER);
  }

  @Test
  void noWriteMakesAKeyOfAnotherEntity() {
    assertThatThrownBy(
            () -> client.execute(ObservatoryRemarkEntity.put(new Remark("a", "Metadata", "x"))))
        .isInstanceOf(ValidationException.class);
    assertThatThrownBy(() -> client.execute(ObservatoryRemarkEntity.upsert("a", "Metadata", "x")))
        .isInstanceOf(ValidationException.class);
    assertThatThrownBy(() -> client.execute(ObservatoryPublishedEntity.update("d", 0).text("x")))
        .isInstanceOf(ValidationException.class);
    assertThatThrownBy(() -> client.execute(ObservatoryLinkEntity.delete("OWNER#7")))
        .isInstanceOf(ValidationException.class);
    assertThatThrownBy(
            () ->
                client.transact(
                    ObservatoryPublishedEntity.upsert("d", 0, "x"),
                    ObservatoryOwnerEntity.delete("7")))
        .isInstanceOf(ValidationException.class);
    eachItemIsOfItsEntity();
  }

  @Test
  void anItemThatBreaksAConstraintIsOfNoEntity() {
    table
        .dynamoDb()
        .putItem(
            put ->
                put.tableName(table.tableName())
                    .item(
                        Map.of(
                            "PK", fromS("DOC#d"),
                            "SK", fromS("v-1"),
                            "doc", fromS("d"),
                            "number", fromN("-1"),
                            "text", fromS("x"))));

    eachItemIsOfItsEntity();
    ItemsReport report = client.execute(VerifyItems.of(ObservatoryTable.type()));
    assertThat(report.toString()).contains("v-1");
  }
}
