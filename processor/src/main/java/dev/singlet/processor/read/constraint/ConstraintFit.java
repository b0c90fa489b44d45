package dev.singlet.processor.read.constraint;

import dev.singlet.processor.model.type.ArrayType;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.model.type.GenericType;
import dev.singlet.processor.model.type.JavaType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The types that a constraint can be on, as in {@code jakarta.validation.constraints}. */
enum ConstraintFit {
  TEXT("a String", type -> type.equals(ClassType.of(String.class))),
  NUMBER("a number", isOneOf(numbers())),
  NUMBER_OR_TEXT("a number or a String", type -> TEXT.takes(type) || NUMBER.takes(type)),
  BOOLEAN("a boolean", isOneOf(Boolean.class)),
  SIZED(
      "a String, a collection, a map or an array",
      type -> TEXT.takes(type) || type instanceof ArrayType || isContainer(type)),
  TIME(
      "a time of java.time that can be compared with the clock",
      isOneOf(
          Instant.class,
          LocalDate.class,
          LocalDateTime.class,
          LocalTime.class,
          MonthDay.class,
          OffsetDateTime.class,
          OffsetTime.class,
          Year.class,
          YearMonth.class,
          ZonedDateTime.class)),
  ANYTHING("anything", type -> true);

  private static final Set<ClassType> COLLECTIONS =
      names(
          Collection.class,
          List.class,
          Queue.class,
          Deque.class,
          Set.class,
          SortedSet.class,
          NavigableSet.class);
  private static final Set<ClassType> MAPS = names(Map.class, SortedMap.class, NavigableMap.class);

  private final String wanted;

  @SuppressWarnings("ImmutableEnumChecker") // None of the functions has a state.
  private final Predicate<JavaType> predicate;

  ConstraintFit(String wanted, Predicate<JavaType> predicate) {
    this.wanted = wanted;
    this.predicate = predicate;
  }

  /** Returns the values that it can be on, for messages. */
  String wanted() {
    return wanted;
  }

  /** Returns whether it can be on values of a type, primitive or not. */
  boolean takes(JavaType type) {
    return predicate.test(type.isPrimitive() ? type.box() : type);
  }

  /**
   * Returns whether a type is a collection, whose first type argument is the type of its elements.
   */
  static boolean isCollection(JavaType type) {
    return type instanceof GenericType generic && COLLECTIONS.contains(generic.rawType());
  }

  static boolean isMap(JavaType type) {
    return type instanceof GenericType generic && MAPS.contains(generic.rawType());
  }

  private static boolean isContainer(JavaType type) {
    return isCollection(type) || isMap(type);
  }

  private static Class<?>[] numbers() {
    return new Class<?>[] {
      Byte.class,
      Short.class,
      Integer.class,
      Long.class,
      Float.class,
      Double.class,
      BigInteger.class,
      BigDecimal.class
    };
  }

  private static Predicate<JavaType> isOneOf(Class<?>... types) {
    return names(types)::contains;
  }

  private static Set<ClassType> names(Class<?>... types) {
    return Arrays.stream(types).map(ClassType::of).collect(Collectors.toUnmodifiableSet());
  }
}
