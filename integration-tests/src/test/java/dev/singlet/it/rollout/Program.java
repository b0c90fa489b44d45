package dev.singlet.it.rollout;

import dev.singlet.TableClient;
import dev.singlet.attribute.ListAttribute;
import dev.singlet.attribute.NumberAttribute;
import dev.singlet.attribute.Removable;
import dev.singlet.attribute.SetAttribute;
import dev.singlet.attribute.Settable;
import dev.singlet.attribute.TextAttribute;
import dev.singlet.item.Delete;
import dev.singlet.item.Get;
import dev.singlet.item.ItemUpdate;
import dev.singlet.item.Put;
import dev.singlet.item.RecordUpdate;
import dev.singlet.query.Query;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;

/**
 * A program of one release, by what it calls things.
 *
 * @param client its client
 * @param own the record of a person
 * @param person the person of a record
 * @param does what it makes of its generated class
 * @param names what its conditions and updates are made of
 * @param <T> its record
 */
record Program<T>(
    TableClient client,
    Function<Person, T> own,
    Function<T, Person> person,
    Does<T> does,
    Names<T> names) {

  /** Operations. */
  record Does<T>(
      Function<T, Put<T>> put,
      Function<String, Get<T>> get,
      Function<String, Delete<T>> delete,
      Function<String, ItemUpdate<T, ?>> update,
      BiFunction<String, String, ItemUpdate<T, ?>> move,
      Function<Person, ItemUpdate<T, ?>> upsert,
      BiFunction<T, T, RecordUpdate<T>> revise,
      Function<String, Query<T>> near,
      Function<String, Optional<Person.Contact>> contact) {}

  /** Attributes. */
  record Names<T>(
      TextAttribute<T, Settable> mail,
      NumberAttribute<T, Integer, Settable> likes,
      SetAttribute<T, String, Removable> tags,
      ListAttribute<T, String, ?, Settable> log,
      TextAttribute<T, Settable> street,
      NumberAttribute<T, Integer, Settable> number,
      Function<String, NumberAttribute<T, Integer, Removable>> count,
      TextAttribute<T, Settable> motto) {}

  Optional<Person> read(String id) {
    return client.execute(does.get().apply(id)).map(person);
  }

  void put(Person changed) {
    client.execute(does.put().apply(own.apply(changed)));
  }

  /** Reads the item and writes it as it is to be, as one request or two. */
  void revise(String id, BinaryOperator<Person> change, Person to) {
    T before = client.execute(does.get().apply(id)).orElseThrow();
    Person after = change.apply(person.apply(before), to);
    client.execute(does.revise().apply(before, own.apply(after)));
  }
}
