package dev.singlet.internal.migrate;

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

/** Reserves the unique values of items that nothing reserves yet. It releases none. */
final class UniqueRepair implements UniqueComparison.Listener {

  /** A check of the item, and a put of the reservation, each at twice the units of a write. */
  private static final double UNITS = 4;

  private static final String REFUSED = "ConditionalCheckFailed";

  private final CollectionType<?> types;
  private final Context context;
  private final @Nullable AwsRequestOverrideConfiguration override;
  private final BackfillRun run;
  private final BackfillTally tally;

  UniqueRepair(
      CollectionType<?> types,
      Context context,
      @Nullable AwsRequestOverrideConfiguration override,
      BackfillRun run,
      BackfillTally tally) {
    this.types = types;
    this.context = context;
    this.override = override;
    this.run = run;
    this.tally = tally;
  }

  @Override
  public Step<Boolean> found(UniqueFinding finding) {
    if (!run.settings().isAbout(finding.holding().type())) {
      return Step.done(true);
    }
    switch (finding.kind()) {
      case UNRESERVED -> {
        return reserve(finding);
      }
      case DUPLICATE -> leave(Reason.DUPLICATE, finding);
      case BLOCKED -> leave(Reason.BLOCKED, finding);
      case ORPHANED -> {
        // Nothing is missing: a value is reserved that nobody has.
      }
    }
    return Step.done(true);
  }

  private void leave(Reason reason, UniqueFinding finding) {
    tally.addLeft(
        reason, finding.holding().type().name(), () -> new UniqueSamples(types).sample(finding));
  }

  private Step<Boolean> reserve(UniqueFinding finding) {
    if (run.settings().isDryRun()) {
      tally.addReserved(finding.component());
      tally.addEstimate(UNITS);
      return Step.done(true);
    }
    List<TransactWriteItem> actions =
        new UniqueWrites(types, context.tableName(), finding).reserve();
    return run.budget().paced(UNITS, () -> write(finding, actions));
  }

  private Step<Boolean> write(UniqueFinding finding, List<TransactWriteItem> actions) {
    ItemChange change = change(finding, actions);
    run.note(change);
    TransactWriteItemsRequest request =
        TransactWriteItemsRequest.builder()
            .transactItems(actions)
            .overrideConfiguration(override)
            .build();
    return Step.<TransactWriteItemsRequest, TransactWriteItemsResponse, Boolean>call(
            ItemAction.TRANSACT_WRITE_ITEMS,
            ItemAction.TRANSACT_WRITE_ITEMS.metered(request),
            answer -> {
              tally.addAnswer(UNITS, ItemAction.TRANSACT_WRITE_ITEMS.consumed(answer));
              tally.addReserved(finding.component());
              return Step.done(true);
            })
        .on(
            DynamoDbException.class,
            failed -> {
              if (!Transient.isThrottling(failed)) {
                return null;
              }
              run.budget().throttled();
              run.refused(change, failed);
              return Step.done(false);
            })
        .on(
            TransactionCanceledException.class,
            failed -> {
              tally.addAnswer(UNITS, List.of());
              run.refused(change, failed);
              boolean isRefused =
                  failed.cancellationReasons().stream()
                      .anyMatch(reason -> REFUSED.equals(reason.code()));
              return isRefused || Cancellation.isPassing(failed) ? Step.done(false) : null;
            });
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
