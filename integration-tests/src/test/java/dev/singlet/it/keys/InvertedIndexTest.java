package dev.singlet.it.keys;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.it.keys.PackagePrivateInverted.Cat;
import dev.singlet.it.keys.PackagePrivateInverted.Dog;
import dev.singlet.it.keys.PackagePrivateInverted.Person;
import dev.singlet.it.keys.PackagePrivateInverted.Square;
import dev.singlet.it.keys.PackagePrivateInverted.Street;
import dev.singlet.testing.LocalTable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What shares an index with items whose entities have no key there. */
class InvertedIndexTest {

  private static final Person PERSON = new Person("Ada", "Bern");
  private static final Cat CAT = new Cat("Tom", "Bern");
  private static final Street STREET = new Street("Kramgasse", "Bern");

  @RegisterExtension final LocalTable table = LocalTable.of(PackagePrivateInvertedTable.SCHEMA);

  @BeforeEach
  void write() {
    table.client().execute(PackagePrivateInvertedPersonEntity.put(PERSON));
    table.client().execute(PackagePrivateInvertedCatEntity.put(CAT));
    table.client().execute(PackagePrivateInvertedDogEntity.put(new Dog("Rex", "Bern")));
    table.client().execute(PackagePrivateInvertedStreetEntity.put(STREET));
    table.client().execute(PackagePrivateInvertedSquareEntity.put(new Square("Kramgasse", "Bern")));
  }

  @Test
  void aQueryLeavesOutWhatTheTablesKeyBringsIn() {
    assertThat(table.client().execute(PackagePrivateInvertedPersonEntity.ofCity("Bern")).items())
        .containsExactly(PERSON);
    assertThat(table.client().execute(PackagePrivateInvertedPersonEntity.ofCity("Bern").count()))
        .isEqualTo(1);
  }

  @Test
  void aQueryLeavesOutWhatTheKeyOfAnotherIndexBringsIn() {
    assertThat(
            table.client().execute(PackagePrivateInvertedStreetEntity.named("Kramgasse")).items())
        .containsExactly(STREET);
    assertThat(
            table.client().execute(PackagePrivateInvertedStreetEntity.named("Kramgasse").count()))
        .isEqualTo(1);
  }

  @Test
  void anItemCollectionLeavesItOut() {
    assertThat(
            table
                .client()
                .execute(PackagePrivateInvertedInhabitantsCollection.ofCity("Bern"))
                .items())
        .containsExactly(PERSON, CAT);
    assertThat(
            table
                .client()
                .execute(PackagePrivateInvertedInhabitantsCollection.ofCity("Bern").count()))
        .isEqualTo(2);
  }
}
