package dev.singlet.it.keys;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.it.keys.Inverted.Cat;
import dev.singlet.it.keys.Inverted.Dog;
import dev.singlet.it.keys.Inverted.Person;
import dev.singlet.it.keys.Inverted.Square;
import dev.singlet.it.keys.Inverted.Street;
import dev.singlet.testing.LocalTable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What shares an index with items whose entities have no key there. */
class InvertedIndexTest {

  private static final Person PERSON = new Person("Ada", "Bern");
  private static final Cat CAT = new Cat("Tom", "Bern");
  private static final Street STREET = new Street("Kramgasse", "Bern");

  @RegisterExtension final LocalTable table = LocalTable.of(InvertedTable.SCHEMA);

  @BeforeEach
  void write() {
    table.client().execute(InvertedPersonEntity.put(PERSON));
    table.client().execute(InvertedCatEntity.put(CAT));
    table.client().execute(InvertedDogEntity.put(new Dog("Rex", "Bern")));
    table.client().execute(InvertedStreetEntity.put(STREET));
    table.client().execute(InvertedSquareEntity.put(new Square("Kramgasse", "Bern")));
  }

  @Test
  void aQueryLeavesOutWhatTheTablesKeyBringsIn() {
    assertThat(table.client().execute(InvertedPersonEntity.ofCity("Bern")).items())
        .containsExactly(PERSON);
    assertThat(table.client().execute(InvertedPersonEntity.ofCity("Bern").count())).isEqualTo(1);
  }

  @Test
  void aQueryLeavesOutWhatTheKeyOfAnotherIndexBringsIn() {
    assertThat(table.client().execute(InvertedStreetEntity.named("Kramgasse")).items())
        .containsExactly(STREET);
    assertThat(table.client().execute(InvertedStreetEntity.named("Kramgasse").count()))
        .isEqualTo(1);
  }

  @Test
  void anItemCollectionLeavesItOut() {
    assertThat(table.client().execute(InvertedInhabitantsCollection.ofCity("Bern")).items())
        .containsExactly(PERSON, CAT);
    assertThat(table.client().execute(InvertedInhabitantsCollection.ofCity("Bern").count()))
        .isEqualTo(2);
  }
}
