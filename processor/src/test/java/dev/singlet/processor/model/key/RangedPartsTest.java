package dev.singlet.processor.model.key;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.annotation.KeyProperty;
import dev.singlet.processor.fixture.EntityFixture;
import dev.singlet.processor.fixture.TableFixture;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.model.value.ValueType.EnumConstant;
import java.util.List;
import org.junit.jupiter.api.Test;

class RangedPartsTest {

  @Test
  void anEnumHasNoRangesIfATextHasACharacterUpToTheDelimiter() {
    assertThat(takesRange("#", "OPEN", "IN_PROGRESS")).isTrue();
    assertThat(takesRange("#", "in", "in progress")).isFalse();
    assertThat(takesRange(":", "1-low", "2-high")).isFalse();
  }

  @Test
  void anEnumHasNoRangesIfOtherTextThanTheDelimiterFollows() {
    assertThat(part(status("A", "AX"), "{status}#{name}", 0, "#").takesRange()).isTrue();
    assertThat(part(status("A", "AX"), "{status}X#{name}", 0, "#").takesRange()).isFalse();
  }

  @Test
  void aTextBeforeOthersHasNoRangesIfTheOrderIsGivenUp() {
    EntityFixture user = new EntityFixture("User").texts("city", "name");
    assertThat(part(user, "{city}#{name}", 0, "#").takesRange()).isTrue();

    user.givesUp(KeyProperty.ORDER);
    assertThat(part(user, "{city}#{name}", 0, "#").takesRange()).isFalse();
    assertThat(part(user, "{city}#{name}", 2, "#").takesRange()).isTrue();
  }

  @Test
  void aTupleEndsBeforeAnotherDirectionAndBeforeAPartWithoutRanges() {
    ValueType number = ValueType.Scalar.of(Kind.INT);
    EntityFixture sale =
        new EntityFixture("Sale")
            .texts("city", "shop", "id")
            .with("year", number)
            .with("month", number);

    assertThat(tuple(sale, "{city}#{year:pad(4)}{month:pad(2)}#{id}", 0))
        .containsExactly("city", "year", "month", "id");
    assertThat(tuple(sale, "{city}#{year:pad(4)}{month:pad(2)}#{id}", 3))
        .containsExactly("month", "id");
    assertThat(tuple(sale, "{year:reverse(4)}#{month:reverse(2)}#{id}", 0))
        .containsExactly("year", "month");
    assertThat(tuple(sale, "{year:reverse(4)}#{month:pad(2)}#{id}", 0)).isEmpty();
    assertThat(tuple(sale, "{city}#{shop:hash(2)}#{id}", 0)).isEmpty();
  }

  @Test
  void aTupleEndsBehindAPartThatAKnownValueFollows() {
    EntityFixture sale = new EntityFixture("Sale").texts("city", "shop", "id");

    assertThat(tuple(sale, "{city}#{shop}#{city}#{id}", 0)).containsExactly("city", "shop");
    assertThat(tuple(sale, "{city}#{shop}#{city}#{id}", 2)).isEmpty();
  }

  private static List<String> tuple(EntityFixture entity, String sort, int position) {
    return part(entity, sort, position, "#").tuple().stream()
        .map(part -> part.value().source().name())
        .toList();
  }

  private static boolean takesRange(String delimiter, String... stored) {
    return part(status(stored), "{status}", 0, delimiter).takesRange();
  }

  private static EntityFixture status(String... stored) {
    List<EnumConstant> constants =
        List.of(stored).stream().map(text -> new EnumConstant("C", text)).toList();
    return new EntityFixture("Task")
        .with("status", new ValueType.Enumeration(ClassType.of("shop", "Status"), constants))
        .texts("name");
  }

  private static RangedPart part(
      EntityFixture entity, String sort, int position, String delimiter) {
    TableFixture table = new TableFixture().entity(entity.key("TASK", sort));
    List<LinkedKeyModel> keys = table.build().entities().get(0).keys();
    return new RangedPart(keys.get(keys.size() - 1), 0, position, delimiter);
  }
}
