package dev.singlet.processor.write.query;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.write.key.KeyCode;
import dev.singlet.processor.write.key.SharedHalf;
import dev.singlet.processor.write.name.Names;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Writes the key condition of a query: one value for each attribute that is determined, in the
 * order of the attributes, and the beginning of the next one.
 *
 * @param key the key
 * @param isWhole true if the last sort template covers everything that the query finds
 * @param keys the code that computes keys in the class
 * @param settled computes an attribute of the sort key from variables
 */
public record KeyConditionCode(
    LinkedKeyModel key, boolean isWhole, KeyCode keys, Function<KeyHalf, Code> settled) {

  /** Returns the code for an item collection, whose class has no methods for sort keys. */
  static KeyConditionCode ofCollection(LinkedKeyModel key, boolean isWhole) {
    KeyCode keys = KeyCode.OF_COLLECTION;
    return new KeyConditionCode(
        key,
        isWhole,
        keys,
        half ->
            keys.value(new SharedHalf(half.attribute(), half.template(), true, key.inAnyOrder())));
  }

  /**
   * Returns the condition of a query that is not narrowed yet.
   *
   * @param partition computes its partition
   * @param first the stage that narrows it; null if the whole sort key is determined
   */
  public Code start(Code partition, @Nullable SortStage first) {
    List<KeyHalf> sort = key.sortHalves();
    int open = first == null ? sort.size() : first.attribute();
    if (open == 0) {
      return first != null && isText(sort.get(0))
          ? Code.of("$T.beginsWith($L, $L)", Names.KEY_CONDITION, partition, prefix(first))
          : whole(partition, Code.of("all()"));
    }
    Code value = settled.apply(sort.get(0));
    return sort.size() == 1
        ? whole(partition, Code.of("equalTo($L)", value))
        : following(whole(partition, Code.of("all()")), value, 0, first);
  }

  private static Code whole(Code partition, Code sort) {
    return Code.of("new $T($L, $T.$L)", Names.KEY_CONDITION, partition, Names.SORT_CONDITION, sort);
  }

  /**
   * Returns the condition of a query that has narrowed an attribute to one value.
   *
   * @param condition the condition before
   * @param value the value
   * @param attribute the index of the attribute in the sort key
   * @param next the stage that narrows it further; null if the whole sort key is determined
   */
  Code following(Code condition, Code value, int attribute, @Nullable SortStage next) {
    int following = attribute + 1;
    if (following == key.sort().size()) {
      return Code.of("$L.equalTo($L)", condition, value);
    }
    if (next != null && next.attribute() == following) {
      return Code.of("$L.then($L, $L)", condition, value, prefix(next));
    }
    KeyHalf half = key.sortHalves().get(following);
    if (!isWhole(following)) {
      int parts = half.template().parts().size();
      return Code.of("$L.then($L, $L)", condition, value, prefix(half, parts));
    }
    return following(
        Code.of("$L.then($L, $S)", condition, value, ""), settled.apply(half), following, next);
  }

  /** Returns whether the template of an attribute is its whole content. */
  boolean isWhole(int attribute) {
    return isWhole || attribute < key.sort().size() - 1;
  }

  /** Returns the beginning of an attribute before a stage narrows it. */
  private Code prefix(SortStage stage) {
    return prefix(key.sortHalves().get(stage.attribute()), stage.position());
  }

  private Code prefix(KeyHalf half, int count) {
    List<Part> parts = half.template().parts();
    List<Part> settled = parts.subList(0, count);
    if (settled.stream().allMatch(part -> part instanceof Part.Literal)) {
      return Code.of("$S", settled.isEmpty() ? "" : ((Part.Literal) settled.get(0)).text());
    }
    return Code.of(
        "$L.toPart()", keys.text(half.attribute(), true, parts, key.inAnyOrder(), count));
  }

  private static boolean isText(KeyHalf half) {
    return half.attribute().type() == ScalarType.S;
  }
}
