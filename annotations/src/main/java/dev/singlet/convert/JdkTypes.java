package dev.singlet.convert;

import dev.singlet.annotation.Converter;
import java.time.Instant;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Date;
import java.util.Deque;
import java.util.LinkedList;
import java.util.List;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Queue;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Converters of further types of the JDK. {@code @Table(converters = JdkTypes.class)} applies all
 * of them to a table. Each can also be named alone.
 *
 * <p>A converter applies to its exact type: {@link DequeAsList} to {@code Deque<E>}, not to {@code
 * ArrayDeque<E>}.
 */
public final class JdkTypes {

  private JdkTypes() {}

  /**
   * Stores a date as an {@code Instant}: as S, such as {@code 2024-01-15T08:00:00.123Z}. With
   * {@code @StoredTime}, it has the other forms of an {@code Instant}.
   */
  @SuppressWarnings("JavaUtilDate")
  public record DateAsInstant() implements Converter<Date, Instant> {
    @Override
    public Instant toStored(Date date) {
      return Instant.ofEpochMilli(date.getTime()); // java.sql.Date has no toInstant().
    }

    @Override
    public Date fromStored(Instant time) {
      return Date.from(time);
    }
  }

  /**
   * Stores a time zone by its ID, as S. Refuses a zone that isn't equal to the one that {@link
   * TimeZone#getTimeZone(String)} returns for its ID.
   */
  public record TimeZoneAsText() implements Converter<TimeZone, String> {
    @Override
    public String toStored(TimeZone zone) {
      if (!zone.equals(TimeZone.getTimeZone(zone.getID()))) {
        throw new IllegalArgumentException(
            "the JDK has another time zone or none with the ID \"" + zone.getID() + "\"");
      }
      return zone.getID();
    }

    @Override
    public TimeZone fromStored(String id) {
      TimeZone zone = TimeZone.getTimeZone(id);
      if (!zone.getID().equals(id)) {
        throw new IllegalArgumentException("the JDK has no time zone with the ID \"" + id + "\"");
      }
      return zone;
    }
  }

  /** Stores a set of bits as B. The first bit is the lowest one of the first byte. */
  public record BitSetAsBytes() implements Converter<BitSet, byte[]> {
    @Override
    public byte[] toStored(BitSet bits) {
      return bits.toByteArray();
    }

    @Override
    public BitSet fromStored(byte[] bytes) {
      return BitSet.valueOf(bytes);
    }
  }

  /** Stores the value of an {@code AtomicInteger} as N. */
  public record AtomicIntegerAsNumber() implements Converter<AtomicInteger, Integer> {
    @Override
    public Integer toStored(AtomicInteger value) {
      return value.get();
    }

    @Override
    public AtomicInteger fromStored(Integer number) {
      return new AtomicInteger(number);
    }
  }

  /** Stores the value of an {@code AtomicLong} as N. */
  public record AtomicLongAsNumber() implements Converter<AtomicLong, Long> {
    @Override
    public Long toStored(AtomicLong value) {
      return value.get();
    }

    @Override
    public AtomicLong fromStored(Long number) {
      return new AtomicLong(number);
    }
  }

  /** Stores the value of an {@code AtomicBoolean} as BOOL. */
  public record AtomicBooleanAsBoolean() implements Converter<AtomicBoolean, Boolean> {
    @Override
    public Boolean toStored(AtomicBoolean value) {
      return value.get();
    }

    @Override
    public AtomicBoolean fromStored(Boolean flag) {
      return new AtomicBoolean(flag);
    }
  }

  /**
   * Stores a collection as L. Reads give an immutable list.
   *
   * @param <E> the type of the elements
   */
  public record CollectionAsList<E>() implements Converter<Collection<E>, List<E>> {
    @Override
    public List<E> toStored(Collection<E> collection) {
      return new ArrayList<>(collection);
    }

    @Override
    public Collection<E> fromStored(List<E> list) {
      return list;
    }
  }

  /**
   * Stores a queue as L, its head first. Reads give a {@code LinkedList}, which can be changed.
   *
   * @param <E> the type of the elements
   */
  public record QueueAsList<E>() implements Converter<Queue<E>, List<E>> {
    @Override
    public List<E> toStored(Queue<E> queue) {
      return new ArrayList<>(queue);
    }

    @Override
    @SuppressWarnings("JdkObsolete") // It is equal to another one with the same elements.
    public Queue<E> fromStored(List<E> list) {
      return new LinkedList<>(list);
    }
  }

  /**
   * Stores a deque as L, its first element first. Reads give a {@code LinkedList}.
   *
   * @param <E> the type of the elements
   */
  public record DequeAsList<E>() implements Converter<Deque<E>, List<E>> {
    @Override
    public List<E> toStored(Deque<E> deque) {
      return new ArrayList<>(deque);
    }

    @Override
    @SuppressWarnings("JdkObsolete") // It is equal to another one with the same elements.
    public Deque<E> fromStored(List<E> list) {
      return new LinkedList<>(list);
    }
  }

  /**
   * Stores a set in the form of a {@code SortedSet}: SS, NS or BS. An empty set is not stored.
   * Reads give an immutable set in natural order.
   *
   * @param <E> the type of the elements
   */
  public record NavigableSetAsSortedSet<E>() implements Converter<NavigableSet<E>, SortedSet<E>> {
    @Override
    public SortedSet<E> toStored(NavigableSet<E> set) {
      return set;
    }

    @Override
    public NavigableSet<E> fromStored(SortedSet<E> set) {
      return Collections.unmodifiableNavigableSet(new TreeSet<>(set));
    }
  }

  /**
   * Stores a map in the form of a {@code SortedMap}: M. Reads give an immutable map in natural
   * order.
   *
   * @param <K> the type of the keys
   * @param <V> the type of the values
   */
  public record NavigableMapAsSortedMap<K, V>()
      implements Converter<NavigableMap<K, V>, SortedMap<K, V>> {
    @Override
    public SortedMap<K, V> toStored(NavigableMap<K, V> map) {
      return map;
    }

    @Override
    public NavigableMap<K, V> fromStored(SortedMap<K, V> map) {
      return Collections.unmodifiableNavigableMap(new TreeMap<>(map));
    }
  }
}
