package dev.singlet.model.comparison;

import dev.singlet.model.AttributeType;
import dev.singlet.model.EnumConstant;
import dev.singlet.model.StoredType;
import dev.singlet.model.StoredType.Transformation;
import dev.singlet.model.UnionDescriptor;
import dev.singlet.model.change.Keeping;
import dev.singlet.model.change.Reading;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The reads of a value that was written as another type. */
final class Forms implements Direction<StoredType> {

  static final Forms INSTANCE = new Forms();

  /** The reads of a constant that the reader may lack. */
  static final Direction<StoredType> CONSTANTS =
      new Direction<>() {
        @Override
        public Reading reads(StoredType reader, StoredType writer, boolean isStored) {
          return constants(reader).containsAll(constants(writer)) ? Reading.SAME : Reading.FAILS;
        }
      };

  /** The reads of elements that may be NULL. */
  static final Direction<StoredType> NULLS =
      new Direction<>() {
        @Override
        public Reading reads(StoredType reader, StoredType writer, boolean isStored) {
          return writer.holdsNull() && !reader.holdsNull() ? Reading.FAILS : Reading.SAME;
        }
      };

  /** The reads of a variant that the reader may lack. */
  static final Direction<UnionDescriptor> VARIANTS =
      new Direction<>() {
        @Override
        public Reading reads(UnionDescriptor reader, UnionDescriptor writer, boolean isStored) {
          return TypeRules.tags(reader).containsAll(TypeRules.tags(writer))
              ? Reading.SAME
              : Reading.FAILS;
        }
      };

  /** The reads of times in another form of the same type. */
  static final Direction<StoredType> TIMES =
      new Direction<>() {
        @Override
        public Reading reads(StoredType reader, StoredType writer, boolean isStored) {
          return reader.stored() == AttributeType.S ? Reading.SAME : Reading.OTHER_VALUES;
        }

        /** A condition on a text doesn't find the same time in another form. */
        @Override
        public Keeping keeps(StoredType program, StoredType other) {
          boolean isSameText =
              program.kind().equals("instant")
                  && program.format().equals("seconds")
                  && other.format().equals("toString");
          return program.stored() == AttributeType.S && !isSameText
              ? Keeping.LEAVES_STALE
              : Keeping.KEEPS;
        }
      };

  /** The reads of texts that are trimmed, or have a prefix, or are stored as bytes. */
  static final Direction<StoredType> TRANSFORMED =
      new Direction<>() {
        @Override
        public Reading reads(StoredType reader, StoredType writer, boolean isStored) {
          boolean isRead =
              reader.stored() == writer.stored()
                  && (changes(reader).isEmpty() || changes(reader).equals(changes(writer)));
          if (!isRead) {
            return Reading.FAILS;
          }
          return changes(reader).equals(changes(writer)) ? Reading.SAME : Reading.OTHER_VALUES;
        }

        /** A condition of a program that trims doesn't find a text that isn't trimmed. */
        @Override
        public Keeping keeps(StoredType program, StoredType other) {
          return isTrimmed(other) && !isTrimmed(program) ? Keeping.LEAVES_STALE : Keeping.KEEPS;
        }
      };

  /** The reads of a map's keys, which are all stored as texts. */
  static final Direction<StoredType> KEYS =
      new Direction<>() {
        @Override
        public Reading reads(StoredType reader, StoredType writer, boolean isStored) {
          return reader.kind().equals("string")
              ? Reading.SAME
              : INSTANCE.reads(reader, writer, isStored);
        }
      };

  private static final String ANY = "document";

  /** Types of Java that are stored in the same way. */
  private static final List<Set<String>> ALIKE =
      List.of(
          Set.of("list", "array"),
          Set.of("set", "sortedSet"),
          Set.of("map", "sortedMap"),
          Set.of("bytes", "byteBuffer", "sdkBytes"));

  private Forms() {}

  @Override
  public Reading reads(StoredType reader, StoredType writer, boolean isStored) {
    if (reader.kind().equals(ANY)) {
      return Reading.SAME;
    }
    if (reader.stored() != writer.stored()) {
      return Reading.FAILS;
    }
    if (reader.kind().equals("bigDecimal")) {
      return Reading.SAME;
    }
    if (Numbers.isNumber(reader) && Numbers.isNumber(writer)) {
      return Numbers.reads(reader, writer);
    }
    boolean isText = reader.kind().equals("string") && reader.stored() == AttributeType.S;
    return isText || areAlike(reader, writer) ? Reading.SAME : Reading.FAILS;
  }

  /**
   * A record that is read from a map of another kind drops what it doesn't know. A union doesn't
   * read a map without its discriminator.
   */
  @Override
  public Keeping keeps(StoredType program, StoredType other) {
    return program.stored() == AttributeType.M
            && (other.stored() == AttributeType.M || other.kind().equals(ANY))
            && !program.kind().equals("union")
            && !program.nested().isEmpty()
        ? Keeping.ERASES
        : Keeping.KEEPS;
  }

  /** Returns whether two types are of one kind, or stored in the same way. */
  static boolean areAlike(StoredType one, StoredType other) {
    return one.stored() == other.stored()
        && (one.kind().equals(other.kind())
            || ALIKE.stream()
                .anyMatch(each -> each.contains(one.kind()) && each.contains(other.kind())));
  }

  static boolean isInteger(StoredType type) {
    return Numbers.isInteger(type) || type.kind().equals("bigDecimal");
  }

  private static boolean isTrimmed(StoredType type) {
    return type.transformations().stream()
        .anyMatch(each -> each.kind() == Transformation.Kind.TRIM);
  }

  private static List<Transformation> changes(StoredType type) {
    return type.transformations().stream()
        .filter(each -> each.kind() != Transformation.Kind.TRIM)
        .toList();
  }

  /** Returns the texts in items of an enum's constants. */
  static Set<String> constants(StoredType type) {
    Set<String> constants = new TreeSet<>();
    for (EnumConstant constant : type.constants()) {
      constants.add(constant.stored());
    }
    return constants;
  }
}
