package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.Query;
import dev.singlet.it.docs.model.Post.Address;
import dev.singlet.it.docs.model.Post.Country;
import dev.singlet.it.docs.model.Post.Parcel;
import dev.singlet.it.docs.model.PostParcelEntity;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;

class KeysTest {

  @Test
  void componentsOfNestedRecords() {
    Parcel parcel = new Parcel("p1", new Address("Lindenweg", "Kiel", Country.DE));

    Query<Parcel> parcels = PostParcelEntity.inCity(Country.DE, "Kiel").toStreet("Lindenweg");
    PutItemRequest stored = PostParcelEntity.put(parcel).toRequest();

    String partition = stored.item().get("GSI1PK").s();
    assertThat(partition).isEqualTo("CITY#DE#kiel");
    assertThat(parcels.toRequest().expressionAttributeValues().get(":pk").s()).isEqualTo(partition);
    assertThat(stored.item().get("GSI1SK").s()).isEqualTo("Lindenweg#p1");
  }
}
