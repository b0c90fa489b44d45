package dev.singlet.examples.recipes.search;

import static dev.singlet.value.Range.beginsWith;
import static dev.singlet.value.Several.eachOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.ValidationException;
import dev.singlet.examples.shared.Race;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

class PlacesTest {

  @RegisterExtension final LocalTable table = LocalTable.of(CityTable.SCHEMA);

  private Places places;

  @BeforeEach
  void client() {
    places = new Places(table.client());
  }

  @Test
  void aPrefixIsFoundInAnyCaseAndInOrder() {
    places.add(place("p1", "Noorderbad"));
    places.add(place("p2", "noord 7 #1"));
    places.add(place("p3", "Noord"));
    places.add(place("p4", "Zuid noord"));

    assertThat(places.startingWith("delft", "NOORD"))
        .extracting(Place::name)
        .containsExactly("Noord", "noord 7 #1", "Noorderbad");
    assertThat(places.startingWith("delft", "noord 7")).hasSize(1);
    assertThat(places.startingWith("delft", "noord 7 #")).hasSize(1);
    assertThat(places.startingWith("leiden", "noord")).isEmpty();
  }

  @Test
  void lettersAreReadInTurnWithOneToken() {
    List.of("Bar", "alpha", "apple", "beta", "#1", "Camp")
        .forEach(name -> places.add(place("p" + name.length() + name.charAt(1), name)));
    Query<Place> ab = PlaceEntity.byLetter(eachOf("a", "B"));

    Page<Place> first = table.client().execute(ab.limit(3));
    Page<Place> rest = table.client().execute(ab.limit(3).from(first.nextToken()));

    assertThat(first.items()).extracting(Place::name).containsExactly("alpha", "apple", "Bar");
    assertThat(rest.items()).extracting(Place::name).containsExactly("beta");
    assertThat(table.client().stream(PlaceEntity.byLetter("BAR").name(beginsWith("bar"))))
        .extracting(Place::name)
        .containsExactly("Bar");
    assertThat(table.client().stream(PlaceEntity.byLetter("#"))).hasSize(1);
  }

  @Test
  void anAccentIsAnotherLetter() {
    places.add(place("p1", "Caf\u00e9"));

    assertThat(places.startingWith("delft", "caf")).hasSize(1);
    assertThat(places.startingWith("delft", "cafe")).isEmpty();
  }

  @Test
  void aPlaceIsFoundByEachOfItsTags() {
    places.add(place("p1", "Bar", "coffee", "garden"));
    places.add(place("p2", "Mill", "garden"));

    assertThat(found("coffee")).containsExactly("Bar");
    assertThat(found("garden")).containsExactly("Bar", "Mill");
    assertThat(places.tagged("coffee", "garden")).extracting(Tagged::name).containsExactly("Bar");
    assertThat(places.tagged("none", "garden")).isEmpty();
  }

  @Test
  void tagsFollowAChange() {
    places.add(place("p1", "Bar", "coffee", "garden"));

    places.change("p1", place -> place("p1", 1, "Bar", Set.of("garden", "music")));

    assertThat(found("coffee")).isEmpty();
    assertThat(found("garden")).containsExactly("Bar");
    assertThat(found("music")).containsExactly("Bar");
  }

  @Test
  void aNameFollowsToEachTagAndToTheIndex() {
    places.add(place("p1", "Bar", "coffee", "garden"));

    places.change("p1", place -> PlaceEntity.builder(place).name("Inn").build());

    assertThat(found("coffee")).containsExactly("Inn");
    assertThat(found("garden")).containsExactly("Inn");
    assertThat(places.startingWith("delft", "bar")).isEmpty();
    assertThat(places.startingWith("delft", "inn")).hasSize(1);
  }

  @Test
  void aRemovedPlaceIsNotFound() {
    places.add(place("p1", "Bar", "coffee", "garden"));

    places.remove("p1");

    assertThat(table.items()).isEmpty();
    assertThatThrownBy(() -> places.remove("p1")).isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void tagsAreRightHoweverManyChangeThemAtOnce() {
    places.add(place("p1", "Bar", "t0"));

    Race.run(
        24,
        number -> {
          try {
            places.change(
                "p1",
                place ->
                    PlaceEntity.builder(place)
                        .name("Bar " + number)
                        .tags(Set.of("t" + number % 5, "u" + number % 3))
                        .build());
          } catch (TransactionFailedException other) {
            assertThat(other.failures()).isNotEmpty();
          }
        });

    Place place = table.client().execute(PlaceEntity.get("p1")).orElseThrow();
    assertThat(table.items()).hasSize(1 + place.tags().size());
    for (String tag : new TreeSet<>(place.tags())) {
      assertThat(found(tag)).containsExactly(place.name());
    }
  }

  @Test
  void aSecondPlaceOfAnIdIsRefusedWithItsTags() {
    places.add(place("p1", "Bar", "coffee"));

    assertThatThrownBy(() -> places.add(place("p1", "Other", "music")))
        .isInstanceOf(TransactionFailedException.class);

    assertThat(found("music")).isEmpty();
  }

  @Test
  void aLostAnswerIsNoFailure() throws Exception {
    places.add(place("p1", "Bar", "coffee"));
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.LOST_RESPONSE).on(TransactWriteItemsRequest.class).once();

      new Places(table.client(proxy.client()))
          .change("p1", place -> PlaceEntity.builder(place).name("Inn").build());
    }
    assertThat(found("coffee")).containsExactly("Inn");
  }

  @Test
  void aTagInCapitalsIsRefusedBeforeARequest() {
    assertThatThrownBy(() -> places.add(place("p1", "Bar", "Coffee")))
        .isInstanceOf(ValidationException.class);
  }

  private List<String> found(String tag) {
    return places.tagged(tag).stream().map(Tagged::name).toList();
  }

  private static Place place(String id, String name, String... tags) {
    return place(id, 0, name, Set.of(tags));
  }

  private static Place place(String id, long version, String name, Set<String> tags) {
    return new Place(id, version, "delft", name, 52, 4.36, tags);
  }
}
