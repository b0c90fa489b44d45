package dev.singlet.examples.recipes.onetable;

import static dev.singlet.examples.recipes.onetable.MoveFixture.NOON;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.examples.recipes.StoppingClient;
import dev.singlet.examples.shared.Race;
import dev.singlet.testing.DynamoDbLocal;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class MoverTest {

  /** The requests of the move that stops at each. */
  private static final int STOPS = 66;

  @RegisterExtension final MoveFixture fixture = new MoveFixture();

  @Test
  void allItemsAreInTheOneTableAndTheProgramNoticesNothing() {
    fixture.fill();
    Storefront program = fixture.storefront();
    List<?> before = List.of(program.customer("c2"), program.order("o1"), program.order("o2"));

    for (Phase phase : Arrays.asList(Phase.values()).subList(1, Phase.values().length)) {
      assertThat(fixture.mover().forward(NOON)).isEqualTo(phase);

      assertThat(List.of(program.customer("c2"), program.order("o1"), program.order("o2")))
          .as("in %s", phase)
          .isEqualTo(before);
    }

    assertThat(fixture.inShop()).hasSize(9).containsExactlyInAnyOrderElementsOf(fixture.inRows());
  }

  @ParameterizedTest
  @EnumSource
  void itemsAreAddedChangedDeletedAndAddedAgainInEachPhase(Phase phase) {
    fixture.fill();
    fixture.moveTo(phase);
    Storefront program = fixture.storefront();

    program.register("c4", "Dee");
    assertThatThrownBy(() -> program.register("c4", "Eve"))
        .isInstanceOf(ConditionFailedException.class);
    Customer read = program.customer("c1").orElseThrow();
    program.rename(read, "Ann");
    assertThatThrownBy(() -> program.rename(read, "Bob"))
        .as("somebody has changed it since")
        .isInstanceOf(ConditionFailedException.class);
    Customer gone = program.customer("c2").orElseThrow();
    program.remove(gone);
    assertThat(program.customer("c2")).isEmpty();
    assertThatThrownBy(() -> program.rename(gone, "Bob"))
        .isInstanceOf(ConditionFailedException.class);
    program.remove(program.customer("c3").orElseThrow());
    program.register("c3", "Cy");
    OrderAndLines order = program.order("o1").orElseThrow();
    program.changeLine(order.lines().get(0), 10);
    program.removeLine(order.lines().get(1));

    assertShows(program);
    fixture.moveTo(Phase.DONE);
    fixture.mover().forward(NOON);
    assertShows(program);
    assertThat(fixture.inShop()).as("without marks").hasSize(8);
  }

  private static void assertShows(Storefront program) {
    assertThat(Stream.of("c1", "c2", "c3", "c4").flatMap(id -> program.customer(id).stream()))
        .extracting(Customer::name)
        .containsExactly("Ann", "Cy", "Dee");
    assertThat(program.order("o1").orElseThrow().lines())
        .extracting(Line::quantity)
        .containsExactly(10, 3);
  }

  @Test
  void itemsFromBeforeTheMoveNeedNoVersion() {
    Storefront program = fixture.storefront();
    putOld("c1");
    putOld("c2");

    fixture.moveTo(Phase.VERIFY);
    Customer copied = program.customer("c1").orElseThrow();
    assertThat(copied.version()).isZero();
    assertThatThrownBy(() -> program.register("c1", "Bob"))
        .isInstanceOf(ConditionFailedException.class);
    program.rename(copied, "Anna");
    fixture.moveTo(Phase.NEW);

    assertThat(program.customer("c1")).contains(new Customer("c1", "Anna", 1, false));
    assertThat(program.rename(program.customer("c2").orElseThrow(), "Bo").version()).isEqualTo(1);
  }

  private void putOld(String id) {
    Map<String, AttributeValue> item =
        new HashMap<>(CustomerRowEntity.toItem(new CustomerRow(id, "Name", 0, false)));
    item.keySet().removeAll(List.of("version", "deleted"));
    DynamoDbLocal.shared().putItem(put -> put.tableName(fixture.customersTable()).item(item));
  }

  static IntStream stops() {
    return IntStream.rangeClosed(1, STOPS);
  }

  @ParameterizedTest
  @MethodSource("stops")
  void aMoverThatStopsAtARequestGoesOn(int requests) {
    Storefront program = fixture.storefront();
    program.register("c1", "Ann");
    program.addLine("o1", 1, "tea", 1);
    program.removeLine(program.addLine("o1", 2, "cup", 1));
    List<Versioned<?>> rows = fixture.inRows();
    var stopping = new StoppingClient(DynamoDbLocal.shared(), requests);
    Mover stops = new Mover(fixture.tables(stopping.client()), "m1", Duration.ZERO, 20);
    boolean isDone = false;
    try {
      while (!isDone) {
        isDone = stops.forward(NOON) == Phase.NEW;
      }
    } catch (StoppingClient.StoppedException stopped) {
      fixture.moveTo(Phase.NEW);
    }

    assertThat(isDone).isEqualTo(requests == STOPS);
    assertThat(fixture.inShop()).containsExactlyInAnyOrderElementsOf(rows);
  }

  @Test
  void aMoverThatStopsAgainAndAgainComesToTheEnd() {
    fixture.fill();
    Storefront program = fixture.storefront();
    program.removeLine(program.order("o1").orElseThrow().lines().get(2));
    List<Versioned<?>> rows = fixture.inRows();

    int stops = 0;
    int requests = 1;
    Phase reached = Phase.OLD;
    while (reached != Phase.NEW) {
      var stopping = new StoppingClient(DynamoDbLocal.shared(), requests);
      try {
        reached = MoveFixture.mover(fixture.tables(stopping.client())).forward(NOON);
        requests = 1;
      } catch (StoppingClient.StoppedException stopped) {
        stops++;
        requests++;
      }
    }

    assertThat(stops).isGreaterThan(20);
    assertThat(fixture.inShop()).containsExactlyInAnyOrderElementsOf(rows);
  }

  @Test
  void aStepThatStopsDoesNotBeginAnew() {
    fixture.fill();
    fixture.moveTo(Phase.COPY);
    StoppingClient stopping = new StoppingClient(DynamoDbLocal.shared(), 7);
    assertThatThrownBy(() -> MoveFixture.mover(fixture.tables(stopping.client())).forward(NOON))
        .isInstanceOf(StoppingClient.StoppedException.class);
    long copied = read();

    fixture.mover().forward(NOON);

    assertThat(copied).as("a page of two").isEqualTo(2);
    assertThat(read()).as("each item was read once").isEqualTo(9);
  }

  private long read() {
    return fixture.tables().shop().stream(ProgressEntity.ofMove("m1").number(2))
        .mapToLong(Progress::read)
        .sum();
  }

  @Test
  void theMoveGoesBackUntilTheSwitchAndForwardAgain() {
    fixture.fill();
    fixture.moveTo(Phase.COMPARE);
    Storefront program = fixture.storefront();
    program.rename(program.customer("c1").orElseThrow(), "Ann");

    for (Phase phase : List.of(Phase.VERIFY, Phase.COPY, Phase.BOTH, Phase.OLD)) {
      assertThat(fixture.mover().back(NOON)).isEqualTo(phase);
      assertThat(program.customer("c1").orElseThrow().name()).isEqualTo("Ann");
    }
    assertThatThrownBy(() -> fixture.mover().back(NOON)).isInstanceOf(IllegalStateException.class);
    program.rename(program.customer("c1").orElseThrow(), "Anna");
    program.remove(program.customer("c2").orElseThrow());
    program.register("c9", "Zoe");
    assertThat(fixture.inShop()).as("only the old tables are written").hasSize(9);
    fixture.moveTo(Phase.DONE);

    assertThat(program.customer("c1").orElseThrow().name()).isEqualTo("Anna");
    assertThat(program.customer("c2")).isEmpty();
    assertThat(program.customer("c9")).isPresent();
    assertThatThrownBy(() -> fixture.mover().back(NOON)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aPhaseLastsUntilAllProgramsKnowIt() {
    Mover mover = new Mover(fixture.tables(), "m1", Duration.ofMinutes(2), 2);

    mover.forward(NOON);

    assertThatThrownBy(() -> mover.forward(NOON.plusSeconds(119)))
        .isInstanceOf(TooEarlyException.class)
        .hasMessage("The phase BOTH lasts until 2026-03-01T12:02:00Z at least.");
    assertThatThrownBy(() -> mover.back(NOON.plusSeconds(119)))
        .isInstanceOf(TooEarlyException.class);
    assertThat(mover.forward(NOON.plusSeconds(120))).isEqualTo(Phase.COPY);
  }

  @Test
  void twoMoversAtATimeDoNoHarm() {
    fixture.fill();
    fixture.moveTo(Phase.COPY);

    List<Phase> reached =
        Race.call(2, number -> forward()).stream().flatMap(Optional::stream).toList();

    assertThat(reached).isNotEmpty();
    fixture.moveTo(Phase.DONE);
    assertThat(fixture.inShop()).containsExactlyInAnyOrderElementsOf(fixture.inRows());
  }

  private Optional<Phase> forward() {
    try {
      return Optional.of(fixture.mover().forward(NOON));
    } catch (ConditionFailedException another) {
      return Optional.empty();
    }
  }
}
