package dev.singlet.internal.repair;

import dev.singlet.backfill.ItemChange;
import dev.singlet.backfill.LeftItems.Reason;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.engine.Transient;
import dev.singlet.internal.unique.Holding;
import dev.singlet.internal.unique.UniqueComparison;
import dev.singlet.internal.unique.UniqueFinding;
import dev.singlet.internal.unique.UniqueWrites;
import dev.singlet.internal.verify.SampleText;
import dev.singlet.internal.verify.UniqueSamples;
import dev.singlet.internal.write.Cancellation;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.verify.ItemSample;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * Reserves the unique values of items that nothing reserves yet. After a change of an item, it also
 * releases those that the item no longer has.
 */
final class UniqueRepair implements UniqueComparison.Listener {

  /** A check of the item, and a put of the reservation, each at twice the units of a write. */
  private static final double UNITS = 4;

  private final CollectionType<?> types;
  private final Context context;
  private final @Nullable AwsRequestOverrideConfiguration override;
  private final BackfillRun run;
  private final BackfillTally tally;
  private final boolean releases;

  UniqueRepair(
      CollectionType<?> types,
      Context context,
      @Nullable AwsRequestOverrideConfiguration override,
      BackfillRun run,
      BackfillTally tally,
      boolean releases) {
    this.types = types;
    this.context = context;
    this.override = override;
    this.run = run;
    this.tally = tally;
    this.releases = releases;
  }

  @Override
  public Step<Boolean> found(UniqueFinding finding) {
    if (!run.settings().isAbout(finding.holding().type())) {
      return Step.done(true);
    }
    UniqueWrites writes = new UniqueWrites(types, context.tableName(), finding);
    switch (finding.kind()) {
      case UNRESERVED -> {
        return reserve(finding, writes.reserve());
      }
      case DUPLICATE -> leave(Reason.DUPLICATE, finding);
      case BLOCKED -> {
        if (releases && finding.other() != null) {
          return reserve(finding, writes.takeOver());
        }
        leave(Reason.BLOCKED, finding);
      }
      case ORPHANED -> {
        // Without a change, nothing is missing: a value is reserved that nobody has.
        if (releases) {
          return write(finding, writes.release());
        }
      }
    }
    return Step.done(true);
  }

  private void leave(Reason reason, UniqueFinding finding) {
    tally.addLeft(
        reason, finding.holding().type().name(), () -> new UniqueSamples(types).sample(finding));
  }

  private Step<Boolean> reserve(UniqueFinding finding, List<TransactWriteItem> actions) {
    if (run.settings().isDryRun()) {
      tally.addReserved(finding.component());
      tally.addEstimate(UNITS);
      return Step.done(true);
    }
    return run.budget()
        .paced(
            UNITS,
            () -> {
              run.note(change(finding, actions));
              return write(finding, actions);
            });
  }

  private Step<Boolean> write(UniqueFinding finding, List<TransactWriteItem> actions) {
    return Step.<TransactWriteItemsRequest, TransactWriteItemsResponse, Boolean>call(
            ItemAction.TRANSACT_WRITE_ITEMS,
            ItemAction.transaction(actions, override),
            answer -> {
              tally.addAnswer(UNITS, ItemAction.TRANSACT_WRITE_ITEMS.consumed(answer));
              if (finding.kind() == UniqueFinding.Kind.ORPHANED) {
                tally.addReleased(finding.component());
              } else {
                tally.addReserved(finding.component());
              }
              return Step.done(true);
            })
        .on(
            DynamoDbException.class,
            failed -> {
              if (!Transient.isThrottling(failed)) {
                return null;
              }
              run.budget().throttled();
              refused(finding, actions, failed);
              return Step.done(false);
            })
        .on(
            TransactionCanceledException.class,
            failed -> {
              tally.addAnswer(UNITS, List.of());
              refused(finding, actions, failed);
              boolean isChanged = Cancellation.isRefused(failed) || Cancellation.isPassing(failed);
              return isChanged ? Step.done(false) : null;
            });
  }

  private void refused(
      UniqueFinding finding, List<TransactWriteItem> actions, DynamoDbException failed) {
    if (finding.kind() != UniqueFinding.Kind.ORPHANED) {
      run.refused(change(finding, actions), failed);
    }
  }

  private static ItemChange change(UniqueFinding finding, List<TransactWriteItem> actions) {
    Map<String, AttributeValue> reservation =
        actions.stream()
            .map(TransactWriteItem::put)
            .filter(put -> put != null)
            .findFirst()
            .map(Put::item)
            .orElseThrow();
    return new ItemChange(finding.holding().type().name(), null, reservation);
  }

  @Override
  public void busy(Holding holding) {
    tally.addLeft(
        Reason.CHANGING,
        holding.type().name(),
        () ->
            new ItemSample(
                SampleText.key(
                    holding.holder().toMap(types.table().key()), List.of(holding.type())),
                "other requests wrote a unique value of it again and again",
                ""));
  }
}
