package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.amazonaws.auth.AWSStaticCredentialsProvider;
import com.amazonaws.auth.BasicAWSCredentials;
import com.amazonaws.client.builder.AwsClientBuilder.EndpointConfiguration;
import com.amazonaws.services.dynamodbv2.AmazonDynamoDB;
import com.amazonaws.services.dynamodbv2.AmazonDynamoDBClientBuilder;
import com.amazonaws.services.dynamodbv2.datamodeling.DynamoDBMapper;
import com.amazonaws.services.dynamodbv2.datamodeling.DynamoDBMapperConfig;
import com.amazonaws.services.dynamodbv2.datamodeling.DynamoDBQueryExpression;
import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.it.docs.mapper.AttributesBean;
import dev.singlet.it.docs.mapper.LoanBean;
import dev.singlet.it.docs.model.LendingTable;
import dev.singlet.it.docs.model.Loan;
import dev.singlet.it.docs.model.LoanEntity;
import dev.singlet.it.docs.model.MapperTypes.Attributes;
import dev.singlet.it.docs.model.MapperTypesAttributesEntity;
import dev.singlet.it.docs.model.MapperTypesTable;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Document;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Calendar;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TimeZone;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The snippets of docs/start/dynamodbmapper.md. The mapper itself writes and reads the items. */
class DynamoDbMapperTest {

  private static final Instant DUE = Instant.parse("2026-11-29T10:00:00Z");

  private static AmazonDynamoDB version1;

  @RegisterExtension final LocalTable theirs = LocalTable.of(LendingTable.SCHEMA);
  @RegisterExtension final LocalTable types = LocalTable.of(MapperTypesTable.SCHEMA);
  @RegisterExtension final LocalTable ours = LocalTable.of(LendingTable.SCHEMA);

  @BeforeAll
  static void connect() {
    System.setProperty("aws.java.v1.disableDeprecationAnnouncement", "true");
    version1 =
        AmazonDynamoDBClientBuilder.standard()
            .withEndpointConfiguration(
                new EndpointConfiguration(DynamoDbLocal.sharedEndpoint().toString(), "eu-west-1"))
            .withCredentials(new AWSStaticCredentialsProvider(new BasicAWSCredentials("a", "b")))
            .build();
  }

  @AfterAll
  static void disconnect() {
    version1.shutdown();
  }

  private static DynamoDBMapper mapper(LocalTable table) {
    return new DynamoDBMapper(
        version1,
        DynamoDBMapperConfig.builder()
            .withTableNameOverride(
                DynamoDBMapperConfig.TableNameOverride.withTableNameReplacement(table.tableName()))
            .build());
  }

  private static LoanBean bean() {
    LoanBean.BookBean book = new LoanBean.BookBean();
    book.setTitle("Emma");
    LoanBean bean = new LoanBean();
    bean.setReader("ann");
    bean.setLoan("l1");
    bean.setShelf("A3");
    bean.setDue(Date.from(DUE));
    bean.setPaid(true);
    bean.setRenewed(true);
    bean.setRemarks(Set.of("stained"));
    bean.setState(Loan.State.OPEN);
    bean.setReturnedAt(Date.from(DUE));
    bean.setBook(book);
    return bean;
  }

  private static Loan loan() {
    return LoanEntity.builder()
        .reader("ann")
        .loan("l1")
        .shelf("A3")
        .due(DUE)
        .paid(true)
        .renewed(true)
        .remarks(Set.of("stained"))
        .state(Loan.State.OPEN)
        .returnedAt(DUE)
        .book(new Loan.Book("Emma", null))
        .build();
  }

  private static Map<String, AttributeValue> item(LocalTable table) {
    Map<String, AttributeValue> item = new HashMap<>(table.items().get(0));
    assertThat(item.remove("changed").s()).hasSize("2026-11-29T10:00:00.000Z".length());
    return item;
  }

  @Test
  void bothStoreTheSameItem() {
    mapper(theirs).save(bean());
    ours.client().execute(LoanEntity.put(loan()));

    assertThat(item(theirs)).isEqualTo(item(ours));
    assertThat(item(theirs))
        .containsEntry("paid", AttributeValue.fromN("1"))
        .containsEntry("renewed", AttributeValue.fromBool(true))
        .containsEntry("due", AttributeValue.fromS("2026-11-29T10:00:00.000Z"))
        .containsEntry("returnedAt", AttributeValue.fromN("1795946400000"))
        .containsEntry("version", AttributeValue.fromN("1"));
    assertThat(theirs.client().execute(VerifyItems.of(LendingTable.type())).differences())
        .isEmpty();
  }

  @Test
  void eachReadsWhatTheOtherWrites() {
    mapper(theirs).save(bean());
    TableClient lending = theirs.client();

    Optional<Loan> one = lending.execute(LoanEntity.get("ann", "l1"));
    List<Loan> due = lending.execute(LoanEntity.byShelf("A3")).items();

    assertThat(one)
        .get()
        .usingRecursiveComparison()
        .ignoringFields("changed", "version")
        .isEqualTo(loan());
    assertThat(due).extracting(Loan::loan).containsExactly("l1");

    ours.client().execute(LoanEntity.put(loan()));
    LoanBean read = mapper(ours).load(LoanBean.class, "ann", "l1");
    assertThat(read)
        .usingRecursiveComparison()
        .ignoringFields("changed", "version")
        .isEqualTo(bean());
    LoanBean shelf = new LoanBean();
    shelf.setShelf("A3");
    assertThat(
            mapper(ours)
                .query(
                    LoanBean.class,
                    new DynamoDBQueryExpression<LoanBean>()
                        .withIndexName("byShelf")
                        .withConsistentRead(false)
                        .withHashKeyValues(shelf)))
        .hasSize(1);
  }

  @Test
  void theVersionProtectsBoth() {
    DynamoDBMapper mapper = mapper(theirs);
    mapper.save(bean());
    TableClient lending = theirs.client();
    LoanBean stale = mapper.load(LoanBean.class, "ann", "l1");

    lending.execute(LoanEntity.update("ann", "l1").shelf("B1").ifVersion(1));

    stale.setPaid(false);
    assertThatThrownBy(() -> mapper.save(stale))
        .isInstanceOf(
            com.amazonaws.services.dynamodbv2.model.ConditionalCheckFailedException.class);
    LoanBean fresh = mapper.load(LoanBean.class, "ann", "l1");
    fresh.setPaid(false);
    mapper.save(fresh);
    assertThatThrownBy(
            () -> lending.execute(LoanEntity.update("ann", "l1").removeReturnedAt().ifVersion(2)))
        .isInstanceOf(ConditionFailedException.class);
    Loan read = lending.execute(LoanEntity.get("ann", "l1")).orElseThrow();
    assertThat(read.version()).isEqualTo(3);
    assertThat(read.paid()).isFalse();
    assertThat(read.shelf()).isEqualTo("B1");
  }

  @Test
  void theFormsOfTypes() {
    AttributesBean all = new AttributesBean();
    all.setId("1");
    all.setFlags(Set.of(true));
    all.setDates(List.of(Date.from(DUE)));
    all.setNumbers(Set.of(2, 1));
    all.setBytes(new byte[] {1});
    all.setUuid(UUID.fromString("5f0c8f3a-5d2b-7e64-8000-000000000001"));
    all.setAmount(new BigDecimal("12.5"));
    all.setRatio(0.25);
    Calendar calendar = Calendar.getInstance(TimeZone.getTimeZone("Europe/Zurich"), Locale.ROOT);
    calendar.setTime(Date.from(DUE));
    all.setCalendar(calendar);
    all.setLocale(Locale.CANADA);
    all.setJson(Map.of("a", 1));
    all.setMap(Map.of("a", true));
    all.setDay(Date.from(DUE));
    all.setEmpty("");

    mapper(types).save(all);

    Map<String, AttributeValue> item = types.items().get(0);
    assertThat(item)
        .containsEntry("flags", AttributeValue.fromNs(List.of("1")))
        .containsEntry(
            "dates",
            AttributeValue.fromL(List.of(AttributeValue.fromS("2026-11-29T10:00:00.000Z"))))
        .containsEntry("bytes", AttributeValue.fromB(SdkBytes.fromByteArray(new byte[] {1})))
        .containsEntry("uuid", AttributeValue.fromS("5f0c8f3a-5d2b-7e64-8000-000000000001"))
        .containsEntry("amount", AttributeValue.fromN("12.5"))
        .containsEntry("ratio", AttributeValue.fromN("0.25"))
        .containsEntry("calendar", AttributeValue.fromS("2026-11-29T10:00:00.000Z"))
        .containsEntry("locale", AttributeValue.fromS("en-CA"))
        .containsEntry("json", AttributeValue.fromS("{\"a\":1}"))
        .containsEntry("map", AttributeValue.fromM(Map.of("a", AttributeValue.fromN("1"))))
        .containsEntry("day", AttributeValue.fromS("2026-11-29"))
        .doesNotContainKeys("empty", "absent");
    Attributes read = types.client().execute(MapperTypesAttributesEntity.get("1")).orElseThrow();
    assertThat(read)
        .usingRecursiveComparison()
        .isEqualTo(
            new Attributes(
                "1",
                Document.of(AttributeValue.fromNs(List.of("1"))),
                List.of(DUE),
                Set.of(1, 2),
                SdkBytes.fromByteArray(new byte[] {1}),
                all.getUuid(),
                new BigDecimal("12.5"),
                0.25,
                DUE,
                Locale.CANADA,
                "{\"a\":1}",
                Map.of("a", true),
                LocalDate.of(2026, 11, 29),
                null,
                null));
    assertThat(types.client().execute(VerifyItems.of(MapperTypesTable.type())).differences())
        .isEmpty();
  }

  @Test
  void attributesThatTheBeanLacksStayOnlyWithTheDefaultWayToSave() {
    DynamoDBMapper mapper = mapper(theirs);
    mapper.save(bean());
    theirs
        .dynamoDb()
        .updateItem(
            update ->
                update
                    .tableName(theirs.tableName())
                    .key(
                        Map.of(
                            "reader", AttributeValue.fromS("ann"),
                            "loan", AttributeValue.fromS("l1")))
                    .updateExpression("SET legacy = :one")
                    .expressionAttributeValues(Map.of(":one", AttributeValue.fromS("1"))));

    mapper.save(mapper.load(LoanBean.class, "ann", "l1"));
    assertThat(item(theirs)).containsKey("legacy");

    mapper.save(
        mapper.load(LoanBean.class, "ann", "l1"), DynamoDBMapperConfig.SaveBehavior.PUT.config());
    assertThat(item(theirs)).doesNotContainKey("legacy");
  }
}
