package dev.singlet.runtime.codec.nested;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.error.ValidationException;
import dev.singlet.runtime.codec.Codecs;
import dev.singlet.runtime.codec.LazyCodec;
import dev.singlet.runtime.codec.TextCodecs;
import dev.singlet.runtime.codec.TimeCodecs;
import dev.singlet.runtime.item.DecodeFailure;
import dev.singlet.runtime.item.Optionals;
import dev.singlet.runtime.item.StoredValue;
import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.runtime.item.Violations;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class CollectionCodecsTest {

  private static AttributeValue s(String text) {
    return AttributeValue.createS(text);
  }

  private static <T> List<String> violations(ValueCodec<T> codec, T value) {
    Violations violations = new Violations("Note");
    violations.within("it", value, codec);
    if (violations.first() == null) {
      return List.of();
    }
    return catchThrowableOfType(ValidationException.class, violations::throwIfAny)
        .violations()
        .stream()
        .map(violation -> violation.path() + " " + violation.message())
        .toList();
  }

  private static String failure(ValueCodec<?> codec, AttributeValue stored) {
    DecodeFailure failure = catchThrowableOfType(DecodeFailure.class, () -> codec.decode(stored));
    return failure.path() + " " + failure.reason();
  }

  @Test
  void theKeysOfAMapAreTextOfAnyScalar() {
    ValueCodec<Map<LocalDate, String>> codec =
        new MapCodec<>(TimeCodecs.localDate(), TextCodecs.string());
    Map<LocalDate, String> map = Map.of(LocalDate.of(2024, 1, 15), "x");
    AttributeValue stored = AttributeValue.createM(Map.of("2024-01-15", s("x")));

    assertThat(codec.encode(map)).isEqualTo(stored);
    assertThat(codec.decode(stored)).isEqualTo(map).isUnmodifiable();
    assertThat(violations(codec, map)).isEmpty();
  }

  @Test
  void twoKeysWithOneTextAreRefused() {
    ValueCodec<Map<BigDecimal, String>> codec =
        new MapCodec<>(TextCodecs.bigDecimalKey(), TextCodecs.string());
    Map<BigDecimal, String> map = Map.of(new BigDecimal("1.0"), "x", new BigDecimal("1.00"), "y");

    assertThat(violations(codec, map))
        .containsExactly("it.(key) must not have the text of another key, \"1\"");
  }

  @Test
  void twoStoredKeysThatAreOneAreAFailure() {
    ValueCodec<Map<BigDecimal, String>> codec =
        new MapCodec<>(TextCodecs.bigDecimalKey(), TextCodecs.string());
    AttributeValue stored = AttributeValue.createM(Map.of("1", s("x"), "1.0", s("y")));

    assertThat(failure(codec, stored)).isEqualTo("(key) is there twice: 1");
  }

  @Test
  void keysThatHaveNoTextAreRefused() {
    ValueCodec<Map<BigDecimal, String>> codec =
        new MapCodec<>(TextCodecs.bigDecimalKey(), TextCodecs.string());
    Map<BigDecimal, String> map = new HashMap<>();
    map.put(new BigDecimal("1E+1000000000"), null);

    assertThat(violations(codec, map))
        .containsExactly(
            "it.(key) must be within 1E-130 to 9.99E+125, or the negative of that",
            "it.(key) is required");
  }

  @Test
  void theKeyOfAValueIsPartOfItsPath() {
    ValueCodec<Map<Integer, Double>> codec =
        new MapCodec<>(TextCodecs.intKey(), Codecs.doubleNumber());

    assertThat(violations(codec, Map.of(7, Double.NaN)))
        .containsExactly("it.7 must be a finite number");
    assertThat(failure(codec, AttributeValue.createM(Map.of("7", s("x")))))
        .isEqualTo("7 is of type S, not N");
    assertThat(failure(codec, AttributeValue.createM(Map.of("x", AttributeValue.createN("1")))))
        .isEqualTo("(key) is \"x\", no integer from -2147483648 to 2147483647");
  }

  @Test
  void aSortedMapComesBackInTheOrderOfItsKeys() {
    ValueCodec<SortedMap<Integer, String>> codec =
        new SortedMapCodec<>(TextCodecs.intKey(), TextCodecs.string());
    SortedMap<Integer, String> map = new TreeMap<>(Comparator.reverseOrder());
    map.putAll(Map.of(10, "b", 9, "a", -1, "c"));

    SortedMap<Integer, String> read = codec.decode(codec.encode(map));

    assertThat(read).isUnmodifiable();
    assertThat(read.keySet()).containsExactly(-1, 9, 10);
    assertThat(violations(codec, map)).isEmpty();
  }

  @Test
  void aSortedSetComesBackInOrderAndAnEmptyOneIsNotStored() {
    ValueCodec<SortedSet<Integer>> codec = new SortedSetCodec<>(Codecs.intNumber());
    SortedSet<Integer> set = new TreeSet<>(Comparator.reverseOrder());

    assertThat(codec.encode(set)).isNull();
    assertThat(codec.isAbsent(set)).isTrue();

    set.addAll(Set.of(10, 9, -1));
    AttributeValue stored = codec.encode(set);

    assertThat(stored).isEqualTo(AttributeValue.createNs(List.of("10", "9", "-1")));
    assertThat(codec.decode(stored)).containsExactly(-1, 9, 10);
    assertThatThrownBy(() -> codec.decode(stored).add(1))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void aSetOfBytesIsStoredAsBs() {
    SdkBytes bytes = SdkBytes.fromUtf8String("x");
    AttributeValue stored = AttributeValue.createBs(List.of(bytes));
    ValueCodec<Set<ByteBuffer>> buffers = new SetCodec<>(Codecs.byteBuffer());

    assertThat(new SetCodec<>(Codecs.sdkBytes()).encode(Set.of(bytes))).isEqualTo(stored);
    assertThat(buffers.encode(Set.of(bytes.asByteBuffer()))).isEqualTo(stored);
    assertThat(buffers.decode(stored)).containsExactly(bytes.asByteBuffer()).isUnmodifiable();
  }

  @Test
  void timesInASetAreStoredAsTheyAreElsewhere() {
    Set<Instant> set = Set.of(Instant.ofEpochSecond(1));

    assertThat(new SetCodec<>(TimeCodecs.instant(TimeFormat.EPOCH)).encode(set))
        .isEqualTo(AttributeValue.createNs(List.of("1")));
  }

  @Test
  void emptySetsWithinListsAndMapsAreRefused() {
    ValueCodec<Set<String>> set = new SetCodec<>(TextCodecs.string());
    String problem = " must not be empty: DynamoDB has no empty sets to store there";

    assertThat(violations(new ListCodec<>(set), List.of(Set.of("a"), Set.of())))
        .containsExactly("it[1]" + problem);
    assertThat(violations(new MapCodec<>(TextCodecs.string(), set), Map.of("k", Set.of())))
        .containsExactly("it.k" + problem);
    assertThat(violations(new ListCodec<>(new LazyCodec<>(() -> set)), List.of(Set.<String>of())))
        .containsExactly("it[0]" + problem);
  }

  @Test
  void aCodecThatStoresNothingWithoutSayingSoIsTold() {
    ValueCodec<String> none =
        new ValueCodec<>() {
          @Override
          public AttributeValue encode(String value) {
            return null;
          }

          @Override
          public String decode(StoredValue value) {
            return "";
          }

          @Override
          public String toString() {
            return "None";
          }
        };

    assertThatThrownBy(() -> new ListCodec<>(none).encode(List.of("x")))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("None stores nothing for x, so its isAbsent() must return true for it.");
    assertThatThrownBy(() -> new SetCodec<>(Codecs.bool()).encode(Set.of(true)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("Bool[] stores elements of a set as BOOL, not as S, N or B.");
  }

  @Test
  void arraysAreStoredAsLists() {
    assertThat(ArrayCodecs.ints().encode(new int[] {1, -2}))
        .isEqualTo(
            AttributeValue.createL(
                List.of(AttributeValue.createN("1"), AttributeValue.createN("-2"))));
    assertThat(ArrayCodecs.ints().decode(ArrayCodecs.ints().encode(new int[] {1, -2})))
        .containsExactly(1, -2);
    assertThat(ArrayCodecs.longs().decode(ArrayCodecs.longs().encode(new long[] {Long.MIN_VALUE})))
        .containsExactly(Long.MIN_VALUE);
    assertThat(ArrayCodecs.shorts().decode(ArrayCodecs.shorts().encode(new short[] {-3})))
        .containsExactly((short) -3);
    assertThat(ArrayCodecs.doubles().decode(ArrayCodecs.doubles().encode(new double[] {0.1})))
        .containsExactly(0.1);
    assertThat(ArrayCodecs.floats().decode(ArrayCodecs.floats().encode(new float[] {0.1f})))
        .containsExactly(0.1f);
    assertThat(ArrayCodecs.chars().decode(ArrayCodecs.chars().encode(new char[] {'a', '\0'})))
        .containsExactly('a', '\0');
    assertThat(ArrayCodecs.booleans().decode(ArrayCodecs.booleans().encode(new boolean[] {true})))
        .containsExactly(true);
    assertThat(ArrayCodecs.ints().decode(AttributeValue.createL(List.of()))).isEmpty();
  }

  @Test
  void arraysAreCheckedElementByElement() {
    ValueCodec<String[]> codec = new ArrayCodec<>(TextCodecs.string(), String[]::new);
    String[] array = {"a", null};

    assertThat(violations(codec, array)).containsExactly("it[1] is required");
    assertThat(violations(ArrayCodecs.doubles(), new double[] {0, Double.NaN}))
        .containsExactly("it[1] must be a finite number");
    assertThat(codec.decode(codec.encode(new String[] {"a", "b"}))).containsExactly("a", "b");
    assertThat(failure(codec, AttributeValue.createL(List.of(AttributeValue.createN("1")))))
        .isEqualTo("[0] is of type N, not S");
  }

  @Test
  void whatIsReadDoesNotKeepTheListsItWasReadFrom() {
    List<AttributeValue> stored = new ArrayList<>(List.of(s("a")));
    List<String> read = new ListCodec<>(TextCodecs.string()).decode(AttributeValue.createL(stored));
    stored.clear();

    assertThat(read).containsExactly("a");
  }

  /** A list of lists of itself. */
  private record Tree(List<Tree> branches) {

    static final ValueCodec<Tree> CODEC =
        new ValueCodec<>() {
          private final ValueCodec<List<Tree>> branches =
              new ListCodec<>(new LazyCodec<>(() -> Tree.CODEC));

          @Override
          public AttributeValue encode(Tree tree) {
            return branches.encode(tree.branches());
          }

          @Override
          public Tree decode(StoredValue value) {
            return new Tree(branches.decode(value));
          }

          @Override
          public void check(Tree tree, Violations violations) {
            branches.check(tree.branches(), violations);
          }
        };

    static Tree ofLevels(int levels) {
      Tree tree = new Tree(List.of());
      for (int i = 1; i < levels; i++) {
        tree = new Tree(List.of(tree));
      }
      return tree;
    }
  }

  @Test
  void aTypeMayHoldItself() {
    Tree tree = new Tree(List.of(Tree.ofLevels(2), Tree.ofLevels(3)));

    assertThat(Tree.CODEC.decode(Tree.CODEC.encode(tree))).isEqualTo(tree);
    assertThat(violations(Tree.CODEC, Tree.ofLevels(32))).isEmpty();
  }

  @Test
  void whatIsNestedTooDeepIsRefusedWithoutLookingFurther() {
    assertThat(violations(Tree.CODEC, Tree.ofLevels(100_000)))
        .containsExactly(
            "it"
                + "[0]".repeat(32)
                + " must not be a list or map more than 32 levels deep, the item itself counted");
  }

  @Test
  void elementsOfASetOnTheLastLevelAreChecked() {
    ValueCodec<?> codec = new SetCodec<>(TextCodecs.string());
    Object value = Set.of("\uD83D");
    for (int i = 0; i < 31; i++) {
      codec = new ListCodec<>(codec);
      value = List.of(value);
    }
    @SuppressWarnings("unchecked")
    ValueCodec<Object> nested = (ValueCodec<Object>) codec;

    assertThat(violations(nested, value))
        .containsExactly(
            "it"
                + "[0]".repeat(31)
                + "[\"\\ud83d\"] must not have a lone surrogate, as at index 0");
  }

  @Test
  void optionalsAreNullsAndBack() {
    assertThat(Optionals.orNull(Optional.of("x"))).isEqualTo("x");
    assertThat(Optionals.<String>orNull(Optional.empty())).isNull();
    assertThat(Optionals.<String>orNull((Optional<String>) null)).isNull();
    assertThat(Optionals.orNull(OptionalInt.of(1))).isEqualTo(1);
    assertThat(Optionals.orNull(OptionalInt.empty())).isNull();
    assertThat(Optionals.orNull((OptionalInt) null)).isNull();
    assertThat(Optionals.orNull(OptionalLong.of(1))).isEqualTo(1L);
    assertThat(Optionals.orNull(OptionalLong.empty())).isNull();
    assertThat(Optionals.orNull(OptionalDouble.of(1))).isEqualTo(1.0);
    assertThat(Optionals.orNull(OptionalDouble.empty())).isNull();
    assertThat(Optionals.optional("x")).contains("x");
    assertThat(Optionals.optionalInt(null)).isEmpty();
    assertThat(Optionals.optionalInt(1)).hasValue(1);
    assertThat(Optionals.optionalLong(null)).isEmpty();
    assertThat(Optionals.optionalLong(1L)).hasValue(1);
    assertThat(Optionals.optionalDouble(null)).isEmpty();
    assertThat(Optionals.optionalDouble(1.0)).hasValue(1);
  }
}
