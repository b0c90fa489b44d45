package dev.singlet.it.conditions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.attribute.Condition;
import dev.singlet.attribute.TextAttribute;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.conditions.model.Catalog.Content;
import dev.singlet.it.conditions.model.Catalog.Label;
import dev.singlet.it.conditions.model.Catalog.Thing;
import dev.singlet.it.conditions.model.CatalogContentCollection;
import dev.singlet.it.conditions.model.CatalogLabelEntity;
import dev.singlet.it.conditions.model.CatalogTable;
import dev.singlet.it.conditions.model.CatalogThingEntity;
import dev.singlet.it.conditions.model.Things;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.runtime.expression.Location;
import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Filters leave items out after they were read: typed by entity, counted, and under limits. */
class FiltersTest {

  private static final int THINGS = 20;

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(CatalogTable.SCHEMA);

  @BeforeAll
  static void write() {
    for (int i = 0; i < THINGS; i++) {
      String id = String.format("%02d", i);
      Thing thing = Things.bare(id).text(i % 2 == 0 ? "even" : "odd").medium(i).build();
      TABLE.client().execute(CatalogThingEntity.put(thing));
    }
    for (int i = 0; i < 3; i++) {
      TABLE.client().execute(CatalogLabelEntity.put(new Label("s", "l" + i, "odd", i)));
    }
  }

  private static Page<Content> contents(Query<Content> query) {
    return TABLE.client().page(query);
  }

  @Test
  void inAnItemCollectionAFilterConcernsOneEntity() {
    Page<Content> page =
        contents(CatalogContentCollection.ofShelf("s").filter(CatalogThingEntity.TEXT.eq("even")));

    assertThat(page.items().stream().filter(Thing.class::isInstance)).hasSize(THINGS / 2);
    assertThat(page.items().stream().filter(Label.class::isInstance)).hasSize(3);
    assertThat(page.itemsRead()).isEqualTo(THINGS + 3);
  }

  @Test
  void filtersOfSeveralEntitiesHoldEachForItsOwn() {
    Page<Content> page =
        contents(
            CatalogContentCollection.ofShelf("s")
                .filter(CatalogThingEntity.MEDIUM.lt(4))
                .filter(CatalogThingEntity.TEXT.eq("odd"))
                .filter(CatalogLabelEntity.RANK.gte(2).or(CatalogLabelEntity.TEXT.notExists())));

    assertThat(page.items())
        .extracting(content -> content instanceof Thing thing ? thing.id() : "label")
        .containsExactlyInAnyOrder("01", "03", "label");
  }

  @Test
  void anOrInAFilterDoesNotReachTheFiltersBesideIt() {
    Page<Thing> page =
        TABLE
            .client()
            .page(
                CatalogThingEntity.byShelf("s")
                    .filter(CatalogThingEntity.MEDIUM.eq(1).or(CatalogThingEntity.MEDIUM.eq(2)))
                    .filter(CatalogThingEntity.TEXT.eq("even")));

    assertThat(page.items()).extracting(Thing::id).containsExactly("02");
  }

  @Test
  void aLimitCountsWhatTheFilterLeaves() {
    Query<Thing> query =
        CatalogThingEntity.byShelf("s").filter(CatalogThingEntity.TEXT.eq("odd")).limit(4);
    List<String> ids = new ArrayList<>();

    Page<Thing> page = TABLE.client().page(query);
    while (true) {
      page.items().forEach(thing -> ids.add(thing.id()));
      if (page.nextToken() == null) {
        break;
      }
      assertThat(page.items()).hasSize(4);
      page = TABLE.client().page(query.from(page.nextToken()));
    }

    assertThat(ids).containsExactly("01", "03", "05", "07", "09", "11", "13", "15", "17", "19");
  }

  @Test
  void aPageSizeCountsWhatIsReadBeforeTheFilter() {
    Page<Thing> page =
        TABLE
            .client()
            .page(
                CatalogThingEntity.byShelf("s")
                    .filter(CatalogThingEntity.TEXT.eq("odd"))
                    .pageSize(5));

    assertThat(page.itemsRead()).isEqualTo(5);
    assertThat(page.items()).extracting(Thing::id).containsExactly("01", "03");
    assertThat(page.nextToken()).isNotNull();
  }

  @Test
  void aFilterThatHoldsForNothingReadsAndGivesNothing() {
    Page<Thing> page =
        TABLE
            .client()
            .page(CatalogThingEntity.byShelf("s").filter(Condition.anyOf(List.of())).limit(3));

    assertThat(page.items()).isEmpty();
    assertThat(page.nextToken()).isNull();
  }

  @Test
  void aFilterThatTellsNoEntityIsRefusedInAnItemCollection() {
    Condition<Content> none = Condition.anyOf(List.of());

    assertThatThrownBy(() -> CatalogContentCollection.ofShelf("s").filter(none))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("nothing tells which entity it is for");
  }

  @Test
  void aFilterOnTheKeyThatIsQueriedIsRefused() {
    TextAttribute<Thing, ?> sortKey =
        new TextAttribute<>(Location.of(CatalogThingEntity.type(), "SK", "SK"));

    assertThatThrownBy(
            () -> CatalogThingEntity.byShelf("s").filter(sortKey.beginsWith("THING")).toRequest())
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("can't be filtered by SK, because that is a key attribute");
  }
}
