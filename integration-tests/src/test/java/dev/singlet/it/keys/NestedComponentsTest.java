package dev.singlet.it.keys;

import static dev.singlet.value.Range.gte;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.keys.model.Parcels.Address;
import dev.singlet.it.keys.model.Parcels.Area;
import dev.singlet.it.keys.model.Parcels.Country;
import dev.singlet.it.keys.model.Parcels.Parcel;
import dev.singlet.it.keys.model.Parcels.Person;
import dev.singlet.it.keys.model.ParcelsParcelEntity;
import dev.singlet.it.keys.model.ParcelsTable;
import dev.singlet.testing.LocalTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Keys that are made of components of nested records follow these. */
class NestedComponentsTest {

  private static final Address BERLIN = address("Berlin", Country.DE, new Area(7, "c"), "Mitte");
  private static final Address KIEL = address("Kiel", Country.DE, new Area(9, "d"), null);
  private static final Address LYON = address("Lyon", Country.FR, null, null);
  private static final Person KIM = new Person("kim", "0170");
  private static final Parcel PARCEL = new Parcel("p1", BERLIN, KIEL, null, KIM, "SENT");

  @RegisterExtension final LocalTable table = LocalTable.of(ParcelsTable.SCHEMA);

  private static Address address(String city, Country country, Area area, String district) {
    return new Address(city, country, area, Optional.ofNullable(district));
  }

  private Map<String, AttributeValue> item() {
    return table.items().get(0);
  }

  private String key(String attribute) {
    AttributeValue value = item().get(attribute);
    return value == null ? "none" : value.s();
  }

  @Test
  void aPutWritesThem() {
    TableClient client = table.client();
    client.execute(ParcelsParcelEntity.put(PARCEL));

    assertThat(List.of(key("PK"), key("SK"))).containsExactly("FROM#DE#berlin", "PARCEL#p1");
    assertThat(List.of(key("GSI1PK"), key("GSI1SK"))).containsExactly("TO#DE#Kiel", "SENT#p1");
    assertThat(List.of(key("GSI2PK"), key("GSI2SK"))).containsExactly("TO#Kiel", "009#d#p1");
    assertThat(List.of(key("GSI3PK"), key("GSI4PK"))).containsExactly("none", "PHONE#0170");
    assertThat(client.execute(ParcelsParcelEntity.get(Country.DE, "BERLIN", "p1")))
        .contains(PARCEL);
    assertThat(client.stream(ParcelsParcelEntity.toCity(Country.DE, "Kiel").state("SENT")))
        .containsExactly(PARCEL);
    assertThat(client.stream(ParcelsParcelEntity.inGermany("Kiel").toAreaZone(gte(9))))
        .containsExactly(PARCEL);
    assertThat(client.stream(ParcelsParcelEntity.inGermany("Kiel").toAreaZone(9).toAreaCell("d")))
        .containsExactly(PARCEL);
  }

  @Test
  void anUpdateOfTheRecordRewritesThem() {
    TableClient client = table.client();
    client.execute(ParcelsParcelEntity.put(PARCEL));

    client.execute(ParcelsParcelEntity.update(Country.DE, "Berlin", "p1").to(LYON, "SENT"));
    assertThat(List.of(key("GSI1PK"), key("GSI2PK"))).containsExactly("TO#FR#Lyon", "none");

    client.execute(ParcelsParcelEntity.update(Country.DE, "Berlin", "p1").via(BERLIN));
    assertThat(List.of(key("GSI3PK"), key("GSI3SK"))).containsExactly("DISTRICT#Mitte", "992");

    client.execute(ParcelsParcelEntity.update(Country.DE, "Berlin", "p1").via(KIEL));
    assertThat(List.of(key("GSI3PK"), key("GSI3SK"))).containsExactly("none", "none");

    client.execute(ParcelsParcelEntity.update(Country.DE, "Berlin", "p1").removeVia());
    assertThat(List.of(key("GSI3PK"), key("GSI3SK"))).containsExactly("none", "none");
  }

  @Test
  void whatElseTheKeyIsMadeOfIsAskedForAndHeld() {
    TableClient client = table.client();
    client.execute(ParcelsParcelEntity.put(PARCEL));

    assertThatThrownBy(
            () ->
                client.execute(
                    ParcelsParcelEntity.update(Country.DE, "Berlin", "p1").state("HERE", LYON)))
        .isInstanceOf(ConditionFailedException.class);
    client.execute(ParcelsParcelEntity.update(Country.DE, "Berlin", "p1").state("HERE", KIEL));

    assertThat(List.of(key("GSI1PK"), key("GSI1SK"))).containsExactly("TO#DE#Kiel", "HERE#p1");
  }

  @Test
  void aDifferenceWithinTheRecordRewritesThem() {
    TableClient client = table.client();
    client.execute(ParcelsParcelEntity.put(PARCEL));
    Parcel moved =
        ParcelsParcelEntity.builder(PARCEL)
            .to(address("Bonn", Country.DE, new Area(1, "d"), null))
            .build();

    table.asyncClient().execute(ParcelsParcelEntity.update(PARCEL, moved)).join();

    assertThat(List.of(key("GSI1PK"), key("GSI1SK"))).containsExactly("TO#DE#Bonn", "SENT#p1");
    assertThat(List.of(key("GSI2PK"), key("GSI2SK"))).containsExactly("TO#Bonn", "001#d#p1");
    assertThat(ParcelsParcelEntity.fromItem(item())).isEqualTo(moved);
  }

  @Test
  void whatThePrimaryKeyIsMadeOfStays() {
    TableClient client = table.client();
    client.execute(ParcelsParcelEntity.put(PARCEL));
    Parcel named =
        ParcelsParcelEntity.builder(PARCEL).from(address("BERLIN", Country.DE, null, null)).build();
    Parcel moved = ParcelsParcelEntity.builder(PARCEL).from(LYON).build();

    assertThat(client.execute(ParcelsParcelEntity.update(PARCEL, named))).isEqualTo(named);
    assertThatThrownBy(() -> client.execute(ParcelsParcelEntity.update(named, moved)))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("the primary key would change");
  }

  @Test
  void anUpsertWritesThem() {
    TableClient client = table.client();
    client.execute(ParcelsParcelEntity.upsert("p1", BERLIN, LYON, BERLIN, KIM, "SENT"));

    assertThat(List.of(key("GSI1PK"), key("GSI2PK"))).containsExactly("TO#FR#Lyon", "none");
    assertThat(List.of(key("GSI3PK"), key("GSI3SK"))).containsExactly("DISTRICT#Mitte", "992");
  }

  @Test
  void aSensitiveComponentIsNotShown() {
    assertThat(ParcelsParcelEntity.put(PARCEL).toString()).doesNotContain("0170");
    assertThatThrownBy(() -> ParcelsParcelEntity.ofPhone("01#70"))
        .hasMessageContaining("payer.phone")
        .hasMessageNotContaining("01#70");
  }
}
