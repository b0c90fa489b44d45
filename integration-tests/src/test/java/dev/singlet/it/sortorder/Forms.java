package dev.singlet.it.sortorder;

import dev.singlet.it.Nasty;
import dev.singlet.it.sortorder.model.Ordered;
import dev.singlet.it.sortorder.model.OrderedBareEntity;
import dev.singlet.it.sortorder.model.OrderedBigPaddedEntity;
import dev.singlet.it.sortorder.model.OrderedBigReversedEntity;
import dev.singlet.it.sortorder.model.OrderedEpochPaddedEntity;
import dev.singlet.it.sortorder.model.OrderedEpochReversedEntity;
import dev.singlet.it.sortorder.model.OrderedEscapedEntity;
import dev.singlet.it.sortorder.model.OrderedFlagsEntity;
import dev.singlet.it.sortorder.model.OrderedLevelsEntity;
import dev.singlet.it.sortorder.model.OrderedLowerEntity;
import dev.singlet.it.sortorder.model.OrderedMiddleEscapedEntity;
import dev.singlet.it.sortorder.model.OrderedMiddleTextEntity;
import dev.singlet.it.sortorder.model.OrderedMillisEntity;
import dev.singlet.it.sortorder.model.OrderedMillisMiddleEntity;
import dev.singlet.it.sortorder.model.OrderedPaddedEntity;
import dev.singlet.it.sortorder.model.OrderedPaddedMiddleEntity;
import dev.singlet.it.sortorder.model.OrderedReversedEntity;
import dev.singlet.it.sortorder.model.OrderedReversedMiddleEntity;
import dev.singlet.it.sortorder.model.OrderedSecondsEntity;
import dev.singlet.it.sortorder.model.OrderedTextEntity;
import dev.singlet.it.sortorder.model.OrderedUuidsEntity;
import dev.singlet.runtime.key.KeyValues;
import java.math.BigInteger;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;

/** All forms that a part of a sort key can have. */
final class Forms {

  private static final Comparator<String> UTF_8 = Nasty::compareUtf8;

  static final Form<Long, Ordered.Padded> PADDED =
      new Form<>(
          "pad",
          nasty -> nasty.number(10),
          value -> value,
          Comparator.naturalOrder(),
          (bucket, value, number) -> new Ordered.Padded(bucket, value),
          Ordered.Padded::number,
          OrderedPaddedEntity::put,
          OrderedPaddedEntity::all,
          (bucket, range) -> OrderedPaddedEntity.all(bucket).number(range),
          false);

  static final Form<Long, Ordered.Reversed> REVERSED =
      new Form<>(
              "reverse",
              (Nasty nasty) -> nasty.number(10),
              value -> value,
              Comparator.<Long>naturalOrder(),
              (bucket, value, number) -> new Ordered.Reversed(bucket, value),
              Ordered.Reversed::number,
              OrderedReversedEntity::put,
              OrderedReversedEntity::all,
              (bucket, range) -> OrderedReversedEntity.all(bucket).number(range),
              false)
          .descending();

  static final Form<BigInteger, Ordered.BigPadded> BIG_PADDED =
      new Form<>(
          "pad of BigInteger",
          nasty -> nasty.bigNumber(30),
          value -> value,
          Comparator.naturalOrder(),
          (bucket, value, number) -> new Ordered.BigPadded(bucket, value),
          Ordered.BigPadded::number,
          OrderedBigPaddedEntity::put,
          OrderedBigPaddedEntity::all,
          (bucket, range) -> OrderedBigPaddedEntity.all(bucket).number(range),
          false);

  static final Form<BigInteger, Ordered.BigReversed> BIG_REVERSED =
      new Form<>(
              "reverse of BigInteger",
              (Nasty nasty) -> nasty.bigNumber(30),
              value -> value,
              Comparator.<BigInteger>naturalOrder(),
              (bucket, value, number) -> new Ordered.BigReversed(bucket, value),
              Ordered.BigReversed::number,
              OrderedBigReversedEntity::put,
              OrderedBigReversedEntity::all,
              (bucket, range) -> OrderedBigReversedEntity.all(bucket).number(range),
              false)
          .descending();

  static final Form<Instant, Ordered.Millis> MILLIS =
      new Form<>(
          "millis",
          Nasty::time,
          cut(ChronoUnit.MILLIS),
          Comparator.naturalOrder(),
          (bucket, value, number) -> new Ordered.Millis(bucket, value),
          Ordered.Millis::at,
          OrderedMillisEntity::put,
          OrderedMillisEntity::all,
          (bucket, range) -> OrderedMillisEntity.all(bucket).at(range),
          false);

  static final Form<Instant, Ordered.Seconds> SECONDS =
      new Form<>(
          "seconds",
          Nasty::time,
          cut(ChronoUnit.SECONDS),
          Comparator.naturalOrder(),
          (bucket, value, number) -> new Ordered.Seconds(bucket, value),
          Ordered.Seconds::at,
          OrderedSecondsEntity::put,
          OrderedSecondsEntity::all,
          (bucket, range) -> OrderedSecondsEntity.all(bucket).at(range),
          false);

  static final Form<Instant, Ordered.EpochPadded> EPOCH_PADDED =
      new Form<>(
          "epoch:pad",
          Nasty::time,
          cut(ChronoUnit.SECONDS),
          Comparator.naturalOrder(),
          (bucket, value, number) -> new Ordered.EpochPadded(bucket, value),
          Ordered.EpochPadded::at,
          OrderedEpochPaddedEntity::put,
          OrderedEpochPaddedEntity::all,
          (bucket, range) -> OrderedEpochPaddedEntity.all(bucket).at(range),
          false);

  static final Form<Instant, Ordered.EpochReversed> EPOCH_REVERSED =
      new Form<>(
              "epochMillis:reverse",
              Nasty::time,
              cut(ChronoUnit.MILLIS),
              Comparator.<Instant>naturalOrder(),
              (bucket, value, number) -> new Ordered.EpochReversed(bucket, value),
              Ordered.EpochReversed::at,
              OrderedEpochReversedEntity::put,
              OrderedEpochReversedEntity::all,
              (bucket, range) -> OrderedEpochReversedEntity.all(bucket).at(range),
              false)
          .descending();

  static final Form<String, Ordered.Text> TEXT =
      new Form<>(
          "text at the end",
          nasty -> nasty.chance(5) ? nasty.longText(1024 - "TEXT#".length()) : nasty.text(),
          value -> value,
          UTF_8,
          (bucket, value, number) -> new Ordered.Text(bucket, value),
          Ordered.Text::name,
          OrderedTextEntity::put,
          OrderedTextEntity::all,
          (bucket, range) -> OrderedTextEntity.all(bucket).name(range),
          false);

  static final Form<String, Ordered.MiddleText> MIDDLE_TEXT =
      new Form<>(
          "text before the delimiter",
          nasty ->
              nasty.chance(5) ? nasty.longText(1024 - "MID##0000".length()) : nasty.plainText(),
          value -> value,
          UTF_8,
          Ordered.MiddleText::new,
          Ordered.MiddleText::name,
          OrderedMiddleTextEntity::put,
          OrderedMiddleTextEntity::all,
          (bucket, range) -> OrderedMiddleTextEntity.all(bucket).name(range),
          false);

  static final Form<String, Ordered.MiddleText> REFUSED_MIDDLE_TEXT =
      new Form<>(
          "text with anything before the delimiter",
          Nasty::text,
          value -> value,
          UTF_8,
          Ordered.MiddleText::new,
          Ordered.MiddleText::name,
          OrderedMiddleTextEntity::put,
          OrderedMiddleTextEntity::all,
          (bucket, range) -> OrderedMiddleTextEntity.all(bucket).name(range),
          false);

  static final Form<String, Ordered.Escaped> ESCAPED =
      new Form<>(
          "escape at the end",
          Nasty::textWithLast,
          value -> value,
          UTF_8,
          (bucket, value, number) -> new Ordered.Escaped(bucket, value),
          Ordered.Escaped::name,
          OrderedEscapedEntity::put,
          OrderedEscapedEntity::all,
          (bucket, range) -> OrderedEscapedEntity.all(bucket).name(range),
          false);

  static final Form<String, Ordered.MiddleEscaped> MIDDLE_ESCAPED =
      new Form<>(
          "escape before the delimiter",
          Nasty::textWithLast,
          value -> value,
          UTF_8,
          Ordered.MiddleEscaped::new,
          Ordered.MiddleEscaped::name,
          OrderedMiddleEscapedEntity::put,
          OrderedMiddleEscapedEntity::all,
          (bucket, range) -> OrderedMiddleEscapedEntity.all(bucket).name(range),
          false);

  static final Form<String, Ordered.Lower> LOWER =
      new Form<>(
          "lower",
          Nasty::plainText,
          value -> value,
          Comparator.comparing(KeyValues::lower, UTF_8),
          Ordered.Lower::new,
          Ordered.Lower::name,
          OrderedLowerEntity::put,
          OrderedLowerEntity::all,
          (bucket, range) -> OrderedLowerEntity.all(bucket).name(range),
          false);

  static final Form<Long, Ordered.PaddedMiddle> PADDED_MIDDLE =
      new Form<>(
          "pad with more after it",
          nasty -> nasty.number(6),
          value -> value,
          Comparator.naturalOrder(),
          (bucket, value, number) -> new Ordered.PaddedMiddle(bucket, value, "\0" + number),
          Ordered.PaddedMiddle::number,
          OrderedPaddedMiddleEntity::put,
          OrderedPaddedMiddleEntity::all,
          (bucket, range) -> OrderedPaddedMiddleEntity.all(bucket).number(range),
          false);

  static final Form<Long, Ordered.ReversedMiddle> REVERSED_MIDDLE =
      new Form<>(
              "reverse with more after it",
              (Nasty nasty) -> nasty.number(6),
              value -> value,
              Comparator.<Long>naturalOrder(),
              (bucket, value, number) ->
                  new Ordered.ReversedMiddle(bucket, value, "\uDBFF\uDFFE" + number),
              Ordered.ReversedMiddle::number,
              OrderedReversedMiddleEntity::put,
              OrderedReversedMiddleEntity::all,
              (bucket, range) -> OrderedReversedMiddleEntity.all(bucket).number(range),
              false)
          .descending();

  static final Form<Instant, Ordered.MillisMiddle> MILLIS_MIDDLE =
      new Form<>(
          "millis with more after it",
          Nasty::time,
          cut(ChronoUnit.MILLIS),
          Comparator.naturalOrder(),
          (bucket, value, number) -> new Ordered.MillisMiddle(bucket, value, "n" + number),
          Ordered.MillisMiddle::at,
          OrderedMillisMiddleEntity::put,
          OrderedMillisMiddleEntity::all,
          (bucket, range) -> OrderedMillisMiddleEntity.all(bucket).at(range),
          false);

  static final Form<String, Ordered.Bare> BARE =
      new Form<>(
          "text that is the whole key",
          nasty -> nasty.chance(5) ? nasty.longText(1024) : nasty.text(),
          value -> value,
          UTF_8,
          (bucket, value, number) -> new Ordered.Bare(bucket, value),
          Ordered.Bare::name,
          OrderedBareEntity::put,
          OrderedBareEntity::all,
          (bucket, range) -> OrderedBareEntity.all(bucket).name(range),
          false);

  static final Form<java.util.UUID, Ordered.Uuids> UUIDS =
      new Form<>(
          "UUID",
          Nasty::uuid,
          value -> value,
          Comparator.comparing(java.util.UUID::toString, UTF_8),
          Ordered.Uuids::new,
          Ordered.Uuids::id,
          OrderedUuidsEntity::put,
          OrderedUuidsEntity::all,
          (bucket, range) -> OrderedUuidsEntity.all(bucket).id(range),
          false);

  static final Form<Ordered.Level, Ordered.Levels> LEVELS =
      new Form<>(
          "enum",
          nasty -> nasty.oneOf(Ordered.Level.values()),
          value -> value,
          Comparator.naturalOrder(),
          Ordered.Levels::new,
          Ordered.Levels::level,
          OrderedLevelsEntity::put,
          OrderedLevelsEntity::all,
          (bucket, range) -> OrderedLevelsEntity.all(bucket).level(range),
          false);

  static final Form<Boolean, Ordered.Flags> FLAGS =
      new Form<>(
          "boolean",
          nasty -> nasty.chance(50),
          value -> value,
          Comparator.naturalOrder(),
          Ordered.Flags::new,
          Ordered.Flags::flag,
          OrderedFlagsEntity::put,
          OrderedFlagsEntity::all,
          (bucket, range) -> OrderedFlagsEntity.all(bucket).flag(range),
          false);

  static final List<Form<?, ?>> ALL =
      List.of(
          PADDED,
          REVERSED,
          BIG_PADDED,
          BIG_REVERSED,
          MILLIS,
          SECONDS,
          EPOCH_PADDED,
          EPOCH_REVERSED,
          TEXT,
          MIDDLE_TEXT,
          REFUSED_MIDDLE_TEXT,
          ESCAPED,
          MIDDLE_ESCAPED,
          LOWER,
          PADDED_MIDDLE,
          REVERSED_MIDDLE,
          MILLIS_MIDDLE,
          BARE,
          UUIDS,
          LEVELS,
          FLAGS);

  private Forms() {}

  private static UnaryOperator<Instant> cut(ChronoUnit unit) {
    return time -> time.truncatedTo(unit);
  }
}
