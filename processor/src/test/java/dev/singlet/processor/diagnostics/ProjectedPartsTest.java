package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;

/** A record within a projection can have some components of the entity's. */
class ProjectedPartsTest {

  private static final String USER =
      """
        @Entity
        @LinkedKey(partition = "USER#{name}", sort = "USER")
        record User(
            String name,
            Address home,
            @Nullable Address work,
            Optional<Address> hotel,
            @Compress Address old,
            @Flatten(prefix = "ship") @Nullable Place shipTo,
            @Flatten(prefix = "bill") Address billTo,
            Node root,
            Note note,
            List<Address> others)
            implements Shop {}
        record Address(String city, @Nullable String street, @Default("DE") String country) {}
        record Place(String city, @Nullable String street) {}
        record Note(@Nullable String text, @Nullable String author) {}
        record Node(String label, @Nullable Node next, Address place) {}
      """;

  private static Compilation withUser(String projection) {
    return shop(USER + projection);
  }

  @Test
  void partsOfMapsAndOfFlattenedRecordsAreFine() {
    withUser(
            """
            @Projection(of = User.class)
            record Summary(
                City home,
                @Nullable City work,
                Optional<City> hotel,
                @Nullable City shipTo,
                Street billTo,
                Root root,
                List<Address> others) {
              record City(@Nullable String street, String city) {}
              record Street(@Nullable String street) {}
              record Root(City place, @Nullable Next next) {}
              record Next(String label) {}
            }
            """)
        .isClean();
  }

  @Test
  void itsComponentsAreThoseOfTheWholeRecord() {
    withUser(
            """
            @Projection(of = User.class)
            record Summary(City home) {}
            record City(
                String ctiy, // !
                String street, // !
                int country, // !
                @Attribute("c") String city) {} // !
            """)
        .reports(
            error(
                "[SGT0804] The component ctiy of the record City is not in Address. Did you mean"
                    + " \"city\"? There are city, street, country."),
            error(
                "[SGT0806] The component street of the record City is not @Nullable, but that of"
                    + " Address is, so items may lack it. Annotate it with @Nullable."),
            error(
                "[SGT0805] The component country of the record City is an int, but a String in"
                    + " Address. Declare it as the entity does: String."),
            error(
                "[SGT0807] @Attribute is on the component city of the record City. The record"
                    + " Address says how an attribute is stored and read. Remove it."));
  }

  @Test
  void itHasComponents() {
    withUser(
            """
            @Projection(of = User.class)
            record Summary(Nothing home) {}
            record Nothing() {} // !
            """)
        .reports(
            error(
                "[SGT0803] The record Nothing has no components, so there is nothing to read. Give"
                    + " it some of Address: city, street, country."));
  }

  @Test
  void itTellsWhetherThereIsARecord() {
    withUser(
            """
            @Projection(of = User.class)
            record Summary(
                Street home, // !
                @Nullable StreetOnly shipTo, // !
                Text note) {} // !
            record Street(@Nullable String street, String country) {}
            record StreetOnly(@Nullable String street) {}
            record Text(@Nullable String text) {}
            """)
        .reports(
            error(
                "[SGT0808] The component home of Summary reads only what an Address may lack. If"
                    + " an item lacks it, nothing tells whether there is a record. Add a component"
                    + " that is always there: city."),
            error(
                "[SGT0808] The component shipTo of Summary reads only what a Place may lack. If"
                    + " an item lacks it, nothing tells whether there is a record. Add a component"
                    + " that is always there: city."),
            error(
                "[SGT0808] The component note of Summary reads only what a Note may lack. If an"
                    + " item lacks it, nothing tells whether there is a record. Declare the"
                    + " component as the entity does: Note."));
  }

  @Test
  void whatIsStoredInAnotherFormHasNoParts() {
    withUser(
            """
            @Projection(of = User.class)
            record Summary(
                City old) {} // !
            record City(String city) {}
            """)
        .reports(
            error(
                "[SGT0808] The component old of Summary is a part of an Address that is stored in"
                    + " another form, and DynamoDB gives it only as a whole. Declare it as the"
                    + " entity does: Address."));
  }

  @Test
  void elementsOfListsHaveNoParts() {
    withUser(
            """
            @Projection(of = User.class)
            record Summary(
                List<City> others) {} // !
            record City(String city) {}
            """)
        .reports(
            error(
                "[SGT0805] The component others of the projection Summary is a List<City>, but a"
                    + " List<Address> in User. Declare it as the entity does: List<Address>."));
  }

  @Test
  void itHasAnEnd() {
    withUser(
            """
            @Projection(of = User.class)
            record Summary(Part root) {}
            record Part(
                String label,
                @Nullable Part next) {} // !
            """)
        .reports(
            error(
                "[SGT0808] The component next is a Part within a Part. A projection names each"
                    + " attribute that it reads, so its records have an end. Declare the component"
                    + " as the entity does: Node."));
  }

  @Test
  void itIsNotPrivate() {
    withUser(
            """
            @Projection(of = User.class)
            record Summary(
                City home) { // !
              private record City(String city) {}
            }
            """)
        .reports(
            error(
                "[SGT0107] The record City can't be used by generated code, because it is private."
                    + " Remove the private."));
  }
}
