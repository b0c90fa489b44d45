package dev.singlet.examples.recipes.search;

import static dev.singlet.value.Range.beginsWith;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchGet;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.item.Get;
import dev.singlet.item.TransactWrite;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.UnaryOperator;

/** Places come, change and go, and their tags with them. */
final class Places {

  private final TableClient city;

  Places(TableClient city) {
    this.city = city;
  }

  /**
   * Adds a place with its tags.
   *
   * @throws TransactionFailedException if there is a place of this id
   */
  void add(Place place) {
    List<TransactWrite> writes = new ArrayList<>();
    writes.add(PlaceEntity.put(place).ifNotExists());
    tags(place).forEach(tag -> writes.add(TaggedEntity.put(tag)));
    city.transact(writes);
  }

  /**
   * Changes a place, and its tags with it.
   *
   * @throws NoSuchElementException if there is no such place
   * @throws TransactionFailedException if somebody else has changed it meanwhile
   */
  void change(String id, UnaryOperator<Place> change) {
    Place before = place(id);
    Place after = change.apply(before);
    List<Tagged> old = tags(before);
    List<Tagged> now = tags(after);
    List<TransactWrite> writes = new ArrayList<>();
    writes.add(PlaceEntity.update(before, after));
    now.stream().filter(tag -> !old.contains(tag)).map(TaggedEntity::put).forEach(writes::add);
    old.stream()
        .filter(tag -> !after.tags().contains(tag.tag()))
        .map(tag -> TaggedEntity.delete(tag.tag(), id))
        .forEach(writes::add);
    city.transact(writes);
  }

  /**
   * Removes a place with its tags.
   *
   * @throws NoSuchElementException if there is no such place
   * @throws TransactionFailedException if somebody else has changed it meanwhile
   */
  void remove(String id) {
    Place place = place(id);
    List<TransactWrite> writes = new ArrayList<>();
    writes.add(PlaceEntity.delete(id, place.version()));
    place.tags().forEach(tag -> writes.add(TaggedEntity.delete(tag, id)));
    city.transact(writes);
  }

  /** Up to ten places of a town whose names begin with some text. */
  List<Place> startingWith(String town, String text) {
    return city.execute(PlaceEntity.byName(town).name(beginsWith(text)).limit(10)).items();
  }

  /** Places that have a tag. */
  List<Tagged> tagged(String tag) {
    return city.stream(TaggedEntity.byTag(tag)).toList();
  }

  /**
   * Places that have two tags.
   *
   * @param rare the one that fewer places have: the other one is asked for each of them
   */
  List<Tagged> tagged(String rare, String other) {
    List<Get<Tagged>> both =
        city.stream(TaggedEntity.byTag(rare))
            .map(tag -> TaggedEntity.get(other, tag.place()))
            .toList();
    return city.execute(BatchGet.of(both)).items();
  }

  private Place place(String id) {
    return city.execute(PlaceEntity.get(id).consistent())
        .orElseThrow(() -> new NoSuchElementException("There is no place " + id + "."));
  }

  private static List<Tagged> tags(Place place) {
    return place.tags().stream()
        .sorted()
        .map(tag -> new Tagged(tag, place.id(), place.name()))
        .toList();
  }
}
