package dev.singlet.examples.recipes.hierarchies.places;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.item.Put;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class StoresTest {

  @RegisterExtension
  final LocalTable table =
      LocalTable.of(PlacesTable.SCHEMA)
          .seed(
              put("s1", "CH", "Bern", "Bern"),
              put("s2", "CH", "Bern", "Thun"),
              put("s3", "CH", "Bern 2", "Thun"),
              put("s4", "CH", "A#B", "C#D"),
              put("s5", "NL", "Bern", "Bern"));

  @Test
  void eachLevelIsOneQuery() {
    assertThat(ids(StoreEntity.within("CH"))).containsExactly("s4", "s1", "s2", "s3");
    assertThat(ids(StoreEntity.within("CH").region("Bern"))).containsExactly("s1", "s2");
    assertThat(ids(StoreEntity.within("CH").region("Bern").city("Thun"))).containsExactly("s2");
    assertThat(ids(StoreEntity.within("FR"))).isEmpty();
  }

  @Test
  void aRegionWhoseNameBeginsAlikeIsAnotherOne() {
    assertThat(ids(StoreEntity.within("CH").region("Bern 2"))).containsExactly("s3");
  }

  @Test
  void aNameMayHoldTheDelimiter() {
    assertThat(ids(StoreEntity.within("CH").region("A#B").city("C#D"))).containsExactly("s4");
    assertThat(ids(StoreEntity.within("CH").region("A"))).isEmpty();
  }

  @Test
  void aStoreThatMovesIsFoundWhereItIs() {
    table.client().execute(StoreEntity.update("s5").countryAndRegionAndCity("CH", "Bern", "Thun"));

    assertThat(ids(StoreEntity.within("NL"))).isEmpty();
    assertThat(ids(StoreEntity.within("CH").region("Bern").city("Thun")))
        .containsExactly("s2", "s5");
  }

  private List<String> ids(Query<Store> query) {
    return table.client().execute(query).items().stream().map(Store::id).toList();
  }

  private static Put<Store> put(String id, String country, String region, String city) {
    return StoreEntity.put(new Store(id, country, region, city, "Street 1"));
  }
}
