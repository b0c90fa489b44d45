package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.docs.model.Phonebook.Handle;
import dev.singlet.it.docs.model.Phonebook.Person;
import dev.singlet.it.docs.model.PhonebookPersonEntity;
import dev.singlet.it.docs.model.PhonebookTable;
import dev.singlet.it.docs.model.Post.Address;
import dev.singlet.it.docs.model.Post.Country;
import dev.singlet.it.docs.model.Post.Parcel;
import dev.singlet.it.docs.model.PostParcelEntity;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;

class KeysTest {

  @RegisterExtension final LocalTable table = LocalTable.of(PhonebookTable.SCHEMA);

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

  @Test
  void aTypeThatNormalizesItsTextFindsWhatItStored() {
    TableClient phonebook = table.client();
    phonebook.execute(PhonebookPersonEntity.put(new Person(new Handle(" Foo "), "1")));

    Optional<Person> found = phonebook.execute(PhonebookPersonEntity.get(new Handle(" Foo ")));

    assertThat(found).contains(new Person(new Handle("foo"), "1"));
    assertThat(phonebook.execute(PhonebookPersonEntity.called(new Handle("FOO"))).items())
        .containsExactly(found.orElseThrow());
  }
}
