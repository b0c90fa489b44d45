package dev.singlet.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.DecryptionException;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.SingletException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.TransactionFailure;
import dev.singlet.error.UnfinishedException;
import dev.singlet.error.UnprocessedKeysException;
import dev.singlet.spring.model.Helpdesk;
import dev.singlet.spring.model.HelpdeskCaseEntity;
import dev.singlet.spring.model.HelpdeskTable;
import dev.singlet.spring.model.Wiki;
import dev.singlet.spring.model.WikiArticleEntity;
import dev.singlet.spring.model.WikiTable;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.recording.RecordingDynamoDb;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.dao.ConcurrencyFailureException;
import org.springframework.dao.DataAccessException;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.dao.DataRetrievalFailureException;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.dao.EmptyResultDataAccessException;
import org.springframework.dao.InvalidDataAccessApiUsageException;
import org.springframework.dao.InvalidDataAccessResourceUsageException;
import org.springframework.dao.NonTransientDataAccessResourceException;
import org.springframework.dao.OptimisticLockingFailureException;
import org.springframework.dao.PermissionDeniedDataAccessException;
import org.springframework.dao.RecoverableDataAccessException;
import org.springframework.dao.TransientDataAccessException;
import org.springframework.dao.TransientDataAccessResourceException;
import software.amazon.awssdk.awscore.exception.AwsErrorDetails;
import software.amazon.awssdk.core.exception.AbortedException;
import software.amazon.awssdk.core.exception.ApiCallTimeoutException;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.InternalServerErrorException;
import software.amazon.awssdk.services.dynamodb.model.ItemCollectionSizeLimitExceededException;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;

class SingletExceptionTranslatorTest {

  private static final Wiki.Article HOME = new Wiki.Article("Home", "Text", null, null);

  @RegisterExtension final LocalTable wiki = LocalTable.of(WikiTable.SCHEMA);
  @RegisterExtension final LocalTable helpdesk = LocalTable.of(HelpdeskTable.SCHEMA);

  private final SingletExceptionTranslator translator = new SingletExceptionTranslator();

  private TableClient client() {
    return wiki.client().with(WikiTable.user("kim"));
  }

  private DataAccessException translated(Runnable work) {
    return catchThrowableOfType(
        DataAccessException.class,
        () ->
            translator.execute(
                () -> {
                  work.run();
                  return "done";
                }));
  }

  private @Nullable DataAccessException translated(RuntimeException failure) {
    return translator.translateExceptionIfPossible(failure);
  }

  @Test
  void resultsAndOtherExceptionsPassThrough() {
    assertThat(translator.execute(() -> "result")).isEqualTo("result");
    IllegalStateException other = new IllegalStateException("other");
    assertThat(translated(other)).isNull();
    assertThatThrownBy(
            () ->
                translator.execute(
                    () -> {
                      throw other;
                    }))
        .isSameAs(other);
  }

  @Test
  void theMessageAndTheCauseAreKept() {
    client().execute(WikiArticleEntity.put(HOME));

    DataAccessException failure =
        translated(() -> client().execute(WikiArticleEntity.put(HOME).ifNotExists()));

    assertThat(failure)
        .isInstanceOf(DuplicateKeyException.class)
        .hasCauseInstanceOf(ConditionFailedException.class)
        .hasMessage(failure.getCause().getMessage());
  }

  @Test
  void refusalsOfDynamoDbAreTranslatedByTheirReason() {
    assertThat(translated(() -> client().execute(WikiArticleEntity.update("No").text("x"))))
        .isInstanceOf(EmptyResultDataAccessException.class);
    client().execute(WikiArticleEntity.put(HOME));
    assertThat(
            translated(
                () ->
                    client()
                        .execute(
                            WikiArticleEntity.update("Home")
                                .text("x")
                                .when(WikiArticleEntity.TEXT.eq("other")))))
        .isExactlyInstanceOf(DataIntegrityViolationException.class);
    TableClient acme = helpdesk.client().forTenant("acme");
    acme.execute(HelpdeskCaseEntity.put(new Helpdesk.Case(1, "Broken")));
    assertThat(
            translated(() -> acme.execute(HelpdeskCaseEntity.put(new Helpdesk.Case(2, "Broken")))))
        .isInstanceOf(DuplicateKeyException.class);
    assertThat(
            translated(
                () ->
                    acme.transact(
                        HelpdeskCaseEntity.put(new Helpdesk.Case(3, "New")).ifNotExists(),
                        HelpdeskCaseEntity.put(new Helpdesk.Case(1, "Older")).ifNotExists())))
        .isInstanceOf(DuplicateKeyException.class);
  }

  @Test
  void refusalsBeforeARequestAreTranslated() {
    assertThat(
            translated(
                () ->
                    client()
                        .execute(
                            WikiArticleEntity.put(
                                new Wiki.Article("Home", "x".repeat(101), null, null)))))
        .isInstanceOf(DataIntegrityViolationException.class);
    assertThat(translated(() -> client().execute(WikiArticleEntity.get("a#b"))))
        .isInstanceOf(InvalidDataAccessApiUsageException.class);
    assertThat(translated(() -> client().execute(WikiArticleEntity.byEditor("kim").from("token"))))
        .isInstanceOf(InvalidDataAccessApiUsageException.class);
    assertThat(translated(() -> helpdesk.client().execute(HelpdeskCaseEntity.get(1))))
        .isInstanceOf(InvalidDataAccessApiUsageException.class);
  }

  private static ConditionFailedException refused(
      ConditionFailedException.Reason reason, ConditionFailedException.Doubt doubt) {
    return new ConditionFailedException(reason, "refused", Map.of(), null, doubt, null);
  }

  @Test
  void eachReasonHasItsException() {
    Map<ConditionFailedException.Reason, Class<?>> expected =
        Map.of(
            ConditionFailedException.Reason.NOT_FOUND, EmptyResultDataAccessException.class,
            ConditionFailedException.Reason.ALREADY_EXISTS, DuplicateKeyException.class,
            ConditionFailedException.Reason.UNIQUE, DuplicateKeyException.class,
            ConditionFailedException.Reason.OTHER_ENTITY, DataIntegrityViolationException.class,
            ConditionFailedException.Reason.CONDITION, DataIntegrityViolationException.class,
            ConditionFailedException.Reason.STALE_VERSION, OptimisticLockingFailureException.class,
            ConditionFailedException.Reason.SCHEMA_VERSION,
                InvalidDataAccessResourceUsageException.class);
    for (ConditionFailedException.Reason reason : ConditionFailedException.Reason.values()) {
      assertThat(translated(refused(reason, ConditionFailedException.Doubt.NONE)))
          .as("%s", reason)
          .isExactlyInstanceOf(expected.get(reason));
      TransactionFailure failure =
          new TransactionFailure(
              "write",
              1,
              TransactionFailure.Reason.CONDITION_FAILED,
              reason,
              null,
              "refused",
              Map.of());
      assertThat(translated(new TransactionFailedException(List.of(failure))))
          .as("%s in a transaction", reason)
          .isExactlyInstanceOf(expected.get(reason));
    }
  }

  @Test
  void aWriteInDoubtIsNeitherDuplicateNorTransient() {
    assertThat(
            translated(
                refused(
                    ConditionFailedException.Reason.ALREADY_EXISTS,
                    ConditionFailedException.Doubt.POSSIBLE)))
        .isInstanceOf(RecoverableDataAccessException.class);
    assertThat(translated(new TransactionFailedException("in doubt", List.of(), null, true)))
        .isInstanceOf(RecoverableDataAccessException.class);
  }

  private static TransactionFailedException failed(TransactionFailure.Reason... reasons) {
    return new TransactionFailedException(
        java.util.Arrays.stream(reasons)
            .map(
                reason ->
                    new TransactionFailure("write", 1, reason, null, null, "failed", Map.of()))
            .toList());
  }

  @Test
  void transactionsAreTranslatedByWhatLasts() {
    assertThat(translated(failed(TransactionFailure.Reason.CONFLICT)))
        .isExactlyInstanceOf(ConcurrencyFailureException.class);
    assertThat(
            translated(
                failed(
                    TransactionFailure.Reason.CONFLICT,
                    TransactionFailure.Reason.CONDITION_FAILED)))
        .isExactlyInstanceOf(DataIntegrityViolationException.class);
    assertThat(translated(failed(TransactionFailure.Reason.THROTTLED)))
        .isExactlyInstanceOf(TransientDataAccessResourceException.class);
    assertThat(translated(failed(TransactionFailure.Reason.PROVISIONED_THROUGHPUT)))
        .isExactlyInstanceOf(TransientDataAccessResourceException.class);
    assertThat(translated(failed(TransactionFailure.Reason.ITEM_COLLECTION_SIZE_LIMIT)))
        .isExactlyInstanceOf(NonTransientDataAccessResourceException.class);
    assertThat(translated(failed(TransactionFailure.Reason.VALIDATION)))
        .isExactlyInstanceOf(InvalidDataAccessApiUsageException.class);
    assertThat(translated(failed(TransactionFailure.Reason.OTHER)))
        .isExactlyInstanceOf(UncategorizedSingletException.class);
  }

  /** An exception of any kind, as other modules of Singlet have theirs. */
  private static final class AnyException extends SingletException {
    private static final long serialVersionUID = 1L;

    AnyException(ErrorCode code) {
      super(code, "any", null);
    }
  }

  /** The exceptions of the two other codes have data of their own, which decides. */
  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"CONDITION_FAILED", "TRANSACTION_FAILED"})
  void eachKindOfErrorIsTranslated(ErrorCode code) {
    AnyException failure = new AnyException(code);

    assertThat(translated(failure))
        .isNotInstanceOf(UncategorizedSingletException.class)
        .hasCause(failure)
        .hasMessageContaining(code.code());
  }

  @Test
  void whatWasWrittenInPartIsNotTransient() {
    assertThat(
            translated(
                UnfinishedException.of("DeleteAll", "2 were deleted", new IOException("cut"))))
        .isInstanceOf(RecoverableDataAccessException.class);
    assertThat(translated(new UnprocessedKeysException("keys", List.of(), null)))
        .isInstanceOf(TransientDataAccessException.class);
    assertThat(translated(new DecryptionException("no key", null)))
        .isInstanceOf(DataRetrievalFailureException.class);
  }

  private static DynamoDbException answer(String code, int status) {
    return (DynamoDbException)
        DynamoDbException.builder()
            .message("answered")
            .statusCode(status)
            .awsErrorDetails(AwsErrorDetails.builder().errorCode(code).build())
            .build();
  }

  @Test
  void exceptionsOfTheSdkAreTranslated() {
    assertThat(
            translated(
                ProvisionedThroughputExceededException.builder().message("too fast").build()))
        .isInstanceOf(TransientDataAccessResourceException.class);
    assertThat(translated(answer("ThrottlingException", 400)))
        .isInstanceOf(TransientDataAccessResourceException.class);
    assertThat(translated(TransactionConflictException.builder().message("conflict").build()))
        .isExactlyInstanceOf(ConcurrencyFailureException.class);
    assertThat(translated(ResourceNotFoundException.builder().message("no table").build()))
        .isInstanceOf(InvalidDataAccessResourceUsageException.class);
    assertThat(
            translated(ItemCollectionSizeLimitExceededException.builder().message("10 GB").build()))
        .isInstanceOf(NonTransientDataAccessResourceException.class);
    assertThat(translated(answer("AccessDeniedException", 400)))
        .isInstanceOf(PermissionDeniedDataAccessException.class);
    assertThat(translated(answer("ValidationException", 400)))
        .isInstanceOf(InvalidDataAccessApiUsageException.class);
    assertThat(translated(answer("SomethingNew", 400)))
        .isInstanceOf(UncategorizedSingletException.class);
    assertThat(translated(answer("SomethingNew", 503)))
        .isInstanceOf(RecoverableDataAccessException.class);
    assertThat(
            translated(
                InternalServerErrorException.builder().message("5xx").statusCode(500).build()))
        .isInstanceOf(RecoverableDataAccessException.class);
  }

  @Test
  void aRequestWithoutAnAnswerIsNotTransient() {
    assertThat(translated(SdkClientException.create("cut", new IOException("reset"))))
        .isInstanceOf(RecoverableDataAccessException.class);
    assertThat(translated(ApiCallTimeoutException.create(10)))
        .isInstanceOf(RecoverableDataAccessException.class);
    assertThat(translated(AbortedException.create("interrupted")))
        .isInstanceOf(RecoverableDataAccessException.class);
    assertThat(translated(SdkClientException.create("no credentials")))
        .isInstanceOf(DataAccessResourceFailureException.class);
  }

  private static TransactionCanceledException cancelled(String... codes) {
    return TransactionCanceledException.builder()
        .message("cancelled")
        .cancellationReasons(
            java.util.Arrays.stream(codes)
                .map(code -> CancellationReason.builder().code(code).build())
                .toList())
        .build();
  }

  @Test
  void cancelledReadsAreTranslatedByTheirReasons() {
    assertThat(translated(cancelled("None", "TransactionConflict")))
        .isExactlyInstanceOf(ConcurrencyFailureException.class);
    assertThat(translated(cancelled("ThrottlingError")))
        .isInstanceOf(TransientDataAccessResourceException.class);
    assertThat(translated(cancelled("TransactionConflict", "ConditionalCheckFailed")))
        .isInstanceOf(DataIntegrityViolationException.class);
    assertThat(translated(cancelled("ValidationError")))
        .isInstanceOf(InvalidDataAccessApiUsageException.class);
    assertThat(translated(cancelled("New"))).isInstanceOf(UncategorizedSingletException.class);
  }

  @Test
  void failuresOfFuturesAreTranslatedByTheirCause() {
    RecordingDynamoDb recording = new RecordingDynamoDb();
    recording
        .on(GetItemRequest.class)
        .fail(ProvisionedThroughputExceededException.builder().message("too fast").build());

    assertThat(
            translated(
                () ->
                    WikiTable.asyncClient(recording.asyncClient())
                        .execute(WikiArticleEntity.get("Home"))
                        .join()))
        .isInstanceOf(TransientDataAccessResourceException.class);
    assertThat(translated(new CompletionException(new IOException("other")))).isNull();
  }
}
