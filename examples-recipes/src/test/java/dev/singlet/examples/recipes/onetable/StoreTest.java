package dev.singlet.examples.recipes.onetable;

import static dev.singlet.examples.recipes.onetable.MoveFixture.NOON;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.examples.recipes.StoppingClient;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import java.time.Instant;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;

class StoreTest {

  private static final InstantSource STOPPED = () -> Instant.EPOCH;

  @RegisterExtension final MoveFixture fixture = new MoveFixture();

  @Test
  void aDeleteDuringTheCopyIsNotBroughtBack() {
    fixture.fill();
    fixture.moveTo(Phase.COPY);
    Moved<CustomerRow, Customer> customers = fixture.tables().customers();
    Customer readByTheCopy =
        customers
            .mapping()
            .item(customers.rows().execute(CustomerRowEntity.get("c1")).orElseThrow());
    Storefront program = fixture.storefront();
    program.remove(program.customer("c1").orElseThrow());

    assertThat(customers.mirror().bring(readByTheCopy)).isFalse();

    fixture.moveTo(Phase.NEW);
    assertThat(program.customer("c1")).isEmpty();
  }

  @Test
  void theCopyDoesNotOverwriteANewerItem() {
    fixture.fill();
    fixture.moveTo(Phase.COPY);
    Moved<CustomerRow, Customer> customers = fixture.tables().customers();
    Storefront program = fixture.storefront();
    Customer readByTheCopy = program.customer("c1").orElseThrow();
    program.rename(readByTheCopy, "Ann");

    assertThat(customers.mirror().bring(readByTheCopy)).isFalse();

    fixture.moveTo(Phase.NEW);
    assertThat(program.customer("c1").orElseThrow().name()).isEqualTo("Ann");
  }

  @ParameterizedTest
  @EnumSource(names = {"BOTH", "COPY", "VERIFY", "COMPARE"})
  void aProgramThatStopsBetweenItsWritesLeavesNothingBehind(Phase phase) {
    fixture.fill();
    fixture.moveTo(phase);
    Customer read = fixture.storefront().customer("c1").orElseThrow();
    // The phase, then the old table.
    var stopping = new StoppingClient(DynamoDbLocal.shared(), 2);
    Storefront stops = MoveFixture.storefront(fixture.tables(stopping.client()));

    assertThatThrownBy(() -> stops.rename(read, "Ann"))
        .isInstanceOf(StoppingClient.StoppedException.class);

    assertThat(fixture.inShop()).doesNotContain(read.with(2, false));
    assertThat(fixture.storefront().customer("c1").orElseThrow().name()).isEqualTo("Ann");
    fixture.moveTo(Phase.NEW);
    assertThat(fixture.storefront().customer("c1").orElseThrow().name()).isEqualTo("Ann");
  }

  @ParameterizedTest
  @EnumSource
  void aLostAnswerIsNoFailure(Phase phase) throws Exception {
    fixture.fill();
    fixture.moveTo(phase);
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      Storefront program = MoveFixture.storefront(fixture.tables(proxy.client()));
      Customer read = program.customer("c1").orElseThrow();
      proxy.inject(Fault.LOST_RESPONSE).on(PutItemRequest.class).times(1);
      Customer renamed = program.rename(read, "Ann");
      proxy.inject(Fault.LOST_RESPONSE).on(PutItemRequest.class).times(1);
      program.register("c9", "Zoe");
      proxy
          .inject(Fault.LOST_RESPONSE)
          .on(phase == Phase.DONE ? DeleteItemRequest.class : PutItemRequest.class)
          .times(1);
      program.remove(program.customer("c2").orElseThrow());

      assertThat(renamed.version()).isEqualTo(2);
      assertThat(program.customer("c1")).contains(renamed);
      assertThat(program.customer("c9").orElseThrow().version()).isEqualTo(1);
      assertThat(program.customer("c2")).isEmpty();
      assertThat(proxy.count(Fault.LOST_RESPONSE)).isEqualTo(3);
    }
  }

  @Test
  void aDeleteOfWhatAnotherProgramHasDeletedOrChangedIsRefused() {
    fixture.fill();
    fixture.moveTo(Phase.DONE);
    Storefront program = fixture.storefront();
    Customer first = program.customer("c1").orElseThrow();
    Customer second = program.customer("c2").orElseThrow();
    program.remove(first);
    program.rename(second, "Bo");

    assertThatThrownBy(() -> program.remove(first)).isInstanceOf(ConditionFailedException.class);
    assertThatThrownBy(() -> program.remove(second)).isInstanceOf(ConditionFailedException.class);
    assertThat(program.customer("c2")).isPresent();
  }

  @Test
  void anItemIsAddedWhileItsMarkIsRemoved() {
    fixture.fill();
    Storefront before = fixture.storefront();
    before.remove(before.customer("c1").orElseThrow());
    fixture.moveTo(Phase.DONE);
    Storefront adds = fixture.storefrontAmid(() -> fixture.mover().forward(NOON));

    Customer added = adds.register("c1", "Ann");

    assertThat(adds.customer("c1")).contains(added);
    assertThat(fixture.inShop()).noneMatch(Versioned::deleted);
  }

  @Test
  void aProgramThatDoesNotKnowTheSwitchYetLosesNothing() {
    fixture.fill();
    fixture.moveTo(Phase.COMPARE);
    Storefront late = fixture.storefront(STOPPED);
    Customer before = late.customer("c1").orElseThrow();
    fixture.moveTo(Phase.NEW);
    Storefront knows = fixture.storefront();
    knows.rename(before, "Ann");

    assertThatThrownBy(() -> late.rename(before, "Bob")).isInstanceOf(OvertakenException.class);

    assertThat(late.customer("c1").orElseThrow().name()).isEqualTo("Ann");
    late.rename(late.customer("c1").orElseThrow(), "Anna");
    assertThat(knows.customer("c1").orElseThrow().name()).isEqualTo("Anna");
  }

  @Test
  void aRefusedWriteAsksForThePhase() {
    fixture.fill();
    fixture.moveTo(Phase.COMPARE);
    Storefront late = fixture.storefront(STOPPED);
    late.customer("c1");
    fixture.moveTo(Phase.NEW);
    Storefront knows = fixture.storefront();
    knows.rename(knows.customer("c1").orElseThrow(), "Ann");

    assertThatThrownBy(() -> late.rename(late.customer("c1").orElseThrow(), "Anna"))
        .as("the old table doesn't have the version that the one table has")
        .isInstanceOf(ConditionFailedException.class);

    late.rename(late.customer("c1").orElseThrow(), "Anna");
    assertThat(knows.customer("c1").orElseThrow().name()).isEqualTo("Anna");
  }

  @Test
  void aReaderThatComparesDoesNotBringBackWhatIsDeleted() {
    fixture.fill();
    fixture.moveTo(Phase.COMPARE);
    Storefront late = fixture.storefront(STOPPED);
    late.customer("c1");
    fixture.moveTo(Phase.NEW);
    Storefront knows = fixture.storefront();
    knows.remove(knows.customer("c1").orElseThrow());
    knows.removeLine(knows.order("o1").orElseThrow().lines().get(0));

    assertThat(late.customer("c1")).isEmpty();
    assertThat(late.order("o1").orElseThrow().lines()).hasSize(2);
    assertThat(knows.customer("c1")).isEmpty();
    assertThat(knows.order("o1").orElseThrow().lines()).hasSize(2);
  }

  @Test
  void ordersOfACustomerAreAnAccessPatternOfTheOneTable() {
    fixture.fill();
    fixture.storefront().place("o3", "c1", NOON.plusSeconds(9));
    fixture.moveTo(Phase.NEW);

    assertThat(fixture.tables().shop().stream(OrderEntity.ofCustomer("c1").reverse()))
        .extracting(Order::id)
        .containsExactly("o3", "o1");
  }
}
