package dev.singlet.it.sortorder;

import dev.singlet.it.Nasty;
import dev.singlet.item.Put;
import dev.singlet.query.ConsistentQuery;
import dev.singlet.query.Query;
import dev.singlet.value.Range;
import java.util.Comparator;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A form that a part of a sort key can have.
 *
 * @param name shown in the names of tests
 * @param values generates values, of which not all need to be ones that a key takes
 * @param stored what becomes of a value when it is stored
 * @param order the order of the values, which the table must have too
 * @param entity an entity in a bucket, with a value and a number
 * @param value the value of an entity
 * @param put writes an entity
 * @param query all entities of a bucket
 * @param range those whose value is in a range
 * @param isDescending whether greater values come first
 */
record Form<V, E>(
    String name,
    Function<Nasty, V> values,
    Function<V, V> stored,
    Comparator<V> order,
    Maker<V, E> entity,
    Function<E, V> value,
    Function<E, Put<E>> put,
    Function<String, ConsistentQuery<E>> query,
    BiFunction<String, Range<V>, Query<E>> range,
    boolean isDescending) {

  interface Maker<V, E> {
    E make(String bucket, V value, int number);
  }

  Form<V, E> descending() {
    return new Form<>(name, values, stored, order, entity, value, put, query, range, !isDescending);
  }

  @Override
  public String toString() {
    return name;
  }
}
