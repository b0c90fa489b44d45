package dev.singlet.processor.write.descriptor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.singlet.model.AccessPatternDescriptor;
import dev.singlet.model.ConstraintDescriptor;
import dev.singlet.model.ConstraintDescriptor.Part;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.ProjectionDescriptor;
import dev.singlet.model.RelationshipDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.processor.fixture.Build;
import dev.singlet.processor.fixture.Source;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The descriptor of models that are compiled. */
class DescriptorWriterTest {

  @TempDir Path directory;

  @Test
  void constraintsAreOnThePartsOfValues() throws IOException {
    EntityDescriptor buyer =
        compile(
            """
            @Entity
            @LinkedKey(partition = "BUYER#{name}", sort = "BUYER")
            public record Buyer(
                String name,
                @Size(max = 9) List<@Size(max = 8) List<@Size(max = 7) String>> lines,
                Map<@Size(min = 2) String, List<@Min(1) Integer>> counts) implements Shop {}
            """);

    assertThat(constraints(buyer, "lines"))
        .containsExactly(
            size("max", "9"),
            size("max", "8", Part.ELEMENT),
            size("max", "7", Part.ELEMENT, Part.ELEMENT));
    assertThat(constraints(buyer, "counts"))
        .extracting(ConstraintDescriptor::kind, ConstraintDescriptor::within)
        .containsExactlyInAnyOrder(
            tuple("Size", List.of(Part.KEY)), tuple("Min", List.of(Part.VALUE, Part.ELEMENT)));
  }

  @Test
  void aPurposeIsThatOfTheKeyAndOfItsPattern() throws IOException {
    EntityDescriptor buyer =
        compile(
            """
            @Entity
            @LinkedKey(purpose = "One buyer.", partition = "BUYER#{name}", sort = "BUYER")
            @LinkedKey(
                name = "inCity", index = "GSI1", partition = "{city}", sort = "{name}",
                purpose = "  Buyers of\\n    a `city` ")
            @LinkedKey(
                index = "GSI2", partition = "{city}", sort = "{name}", purpose = "For a report.")
            public record Buyer(String name, String city) implements Shop {}
            """);

    assertThat(buyer.keys())
        .extracting(LinkedKeyDescriptor::purpose)
        .containsExactly("One buyer.", "Buyers of a `city`", "For a report.");
    assertThat(buyer.patterns())
        .extracting(AccessPatternDescriptor::name, AccessPatternDescriptor::documentation)
        .containsExactly(tuple("get", "One buyer."), tuple("inCity", "Buyers of a `city`"));
    assertThat(build().generated().get("BuyerEntity"))
        .contains(
            """
              /**
               * One buyer.
               * @param name the value of {@code name}
               * @return a get of an item by its primary key
            """,
            """
              /**
               * Buyers of a {@code city}.
               * Queries the index {@code GSI1} for {@link Buyer} items:
            """);
  }

  @Test
  void thePurposeOfAPrimaryKeyWithANameIsThatOfItsQuery() throws IOException {
    EntityDescriptor buyer =
        compile(
            """
            @Entity
            @LinkedKey(
                name = "inCity", purpose = "Buyers of a city.",
                partition = "CITY#{city}", sort = "{name}")
            public record Buyer(String city, String name) implements Shop {}
            """);

    assertThat(buyer.patterns())
        .extracting(AccessPatternDescriptor::name, AccessPatternDescriptor::documentation)
        .containsExactly(tuple("get", ""), tuple("inCity", "Buyers of a city."));
  }

  @Test
  void thePurposeOfACollectionIsTheFirstSentenceOfItsJavadoc() throws IOException {
    Source shop =
        Source.inShop(
            """
            @Table(name = "ShopTable")
            public sealed interface Shop permits Person {}
            """);
    Source person =
        Source.inShop(
            """
            /** People, e.g. buyers, by name. Read in reverse, they come from {@code Z} to {@code A}. */
            @ItemCollection(name = "all")
            public sealed interface Person extends Shop permits Buyer {}
            """);
    Source buyer =
        Source.inShop(
            """
            @Entity
            @LinkedKey(partition = "CITY#{city}", sort = "{name}")
            public record Buyer(String city, String name) implements Person {}
            """);
    assertThat(build().compile(shop, person, buyer)).isEmpty();

    assertThat(TableDescriptor.ofJson(build().descriptor()).collections())
        .singleElement()
        .satisfies(
            collection ->
                assertThat(collection.patterns())
                    .filteredOn(pattern -> pattern.name().equals("all"))
                    .extracting(AccessPatternDescriptor::documentation)
                    .containsExactly("People, e.g. buyers, by name."));
  }

  @Test
  void projectionsStandWithTheirEntity() throws IOException {
    EntityDescriptor buyer =
        compile(
            """
            @Entity
            @LinkedKey(partition = "BUYER#{name}", sort = "BUYER")
            @LinkedKey(name = "inCity", index = "GSI3", partition = "{city}", sort = "{name}")
            public record Buyer(String name, String city, @Attribute("tel") @Nullable String phone)
                implements Shop {

              /** A name. Read with {@code project}. */
              @Projection(of = Buyer.class)
              public record Named(String name, String city) {}

              @Projection(of = Buyer.class)
              public record Called(String name, @Nullable String phone) {}
            }
            """);

    assertThat(buyer.projections())
        .containsExactly(
            new ProjectionDescriptor(
                "shop.Buyer.Called",
                "",
                List.of(
                    new ProjectionDescriptor.Attribute("name", "name"),
                    new ProjectionDescriptor.Attribute("phone", "tel")),
                List.of()),
            new ProjectionDescriptor(
                "shop.Buyer.Named",
                "A name. Read with `project`.",
                List.of(
                    new ProjectionDescriptor.Attribute("name", "name"),
                    new ProjectionDescriptor.Attribute("city", "city")),
                List.of("GSI3")));
  }

  @Test
  void relationshipsNameTheOwnersAsTheDescriptorDoes() throws IOException {
    EntityDescriptor buyer =
        compile(
            """
            @Entity(name = "Person")
            @LinkedKey(partition = "BUYER#{name}", sort = "BUYER")
            @Relationship(owner = Buyer.Note.class, hidden = true)
            @Relationship(owner = Buyer.class, label = " invited\\n by ")
            public record Buyer(String name) implements Shop {

              @Entity(table = Shop.class)
              @LinkedKey(partition = "NOTE#{id}", sort = "NOTE")
              @Relationship(owner = Buyer.class)
              public record Note(String id) {}
            }
            """,
            "Person",
            "entities = Buyer.Note.class, ");

    assertThat(buyer.relationships())
        .containsExactly(
            new RelationshipDescriptor("Note", "", true),
            new RelationshipDescriptor("Person", "invited by", false));
    assertThat(build().descriptor())
        .contains(
            """
                  "relationships": [
                    {"owner": "Note", "hidden": true},
                    {"owner": "Person", "label": "invited by"}
                  ]
            """)
        .contains("\"relationships\": [{\"owner\": \"Person\"}]");
  }

  private static List<ConstraintDescriptor> constraints(EntityDescriptor entity, String component) {
    return entity.attribute(component).orElseThrow().constraints();
  }

  private static ConstraintDescriptor size(String name, String value, Part... within) {
    return new ConstraintDescriptor("Size", List.of(within), Map.of(name, value), "", List.of());
  }

  private Build build() {
    return new Build(ToolProvider.getSystemJavaCompiler(), directory, "", List.of());
  }

  /** Compiles the entity Buyer and its table, and returns what describes it. */
  private EntityDescriptor compile(String buyer) throws IOException {
    return compile(buyer, "Buyer", "");
  }

  /** Compiles it where it has another name, and where the table has more settings. */
  private EntityDescriptor compile(String buyer, String name, String settings) throws IOException {
    Source shop =
        Source.inShop(
            """
            @Table(name = "ShopTable", %sindexes = {
              @Index("GSI1"), @Index("GSI2"),
              @Index(value = "GSI3", projection = ProjectionType.INCLUDE, include = {"name", "city"})})
            @SuppressWarnings({"singlet:unused-index", "singlet:unknown-included"})
            public sealed interface Shop permits Buyer {}
            """
                .formatted(settings));
    assertThat(build().compile(shop, Source.inShop(buyer))).isEmpty();
    return TableDescriptor.ofJson(build().descriptor()).entity(name).orElseThrow();
  }
}
