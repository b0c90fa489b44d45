package dev.singlet.spring.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidPageTokenException;
import dev.singlet.error.SingletException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.listener.RequestListener;
import dev.singlet.operation.ContextValue;
import dev.singlet.operation.TableAccess;
import dev.singlet.query.Query;
import dev.singlet.schema.TableSchema;
import dev.singlet.spring.CurrentTenant;
import dev.singlet.spring.TenantTable;
import dev.singlet.spring.model.Helpdesk;
import dev.singlet.spring.model.HelpdeskCaseEntity;
import dev.singlet.spring.model.HelpdeskTable;
import dev.singlet.spring.model.Wiki;
import dev.singlet.spring.model.WikiArticleEntity;
import dev.singlet.spring.model.WikiTable;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.recording.RecordingDynamoDb;
import io.awspring.cloud.autoconfigure.core.AwsAutoConfiguration;
import io.awspring.cloud.autoconfigure.core.CredentialsProviderAutoConfiguration;
import io.awspring.cloud.autoconfigure.core.RegionProviderAutoConfiguration;
import io.awspring.cloud.autoconfigure.dynamodb.DynamoDbAutoConfiguration;
import io.awspring.cloud.dynamodb.DynamoDbTableNameResolver;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

class SingletAutoConfigurationTest {

  @RegisterExtension final LocalTable wiki = LocalTable.of(WikiTable.SCHEMA);
  @RegisterExtension final LocalTable helpdesk = LocalTable.of(HelpdeskTable.SCHEMA);

  private final ApplicationContextRunner singlet =
      new ApplicationContextRunner()
          .withConfiguration(
              AutoConfigurations.of(
                  SingletAutoConfiguration.class,
                  SingletExceptionsAutoConfiguration.class,
                  SingletMetricsAutoConfiguration.class));

  private final ApplicationContextRunner local = singlet.withUserConfiguration(Local.class);

  @Configuration(proxyBeanMethods = false)
  static class Local {
    @Bean(destroyMethod = "")
    DynamoDbClient dynamoDb() {
      return DynamoDbLocal.shared();
    }
  }

  @Configuration(proxyBeanMethods = false)
  static class LocalAsync {
    @Bean(destroyMethod = "")
    DynamoDbAsyncClient dynamoDbAsync() {
      return DynamoDbLocal.sharedAsync();
    }
  }

  @Configuration(proxyBeanMethods = false)
  static class WikiSchema {
    @Bean
    TableSchema wiki() {
      return WikiTable.SCHEMA;
    }
  }

  @Configuration(proxyBeanMethods = false)
  static class HelpdeskSchema {
    @Bean
    TableSchema helpdesk() {
      return HelpdeskTable.SCHEMA;
    }
  }

  private static Wiki.Article article(String title) {
    return new Wiki.Article(title, "Text", null, null);
  }

  @Test
  void aTableHasAClientForEachClientOfTheSdk() {
    local
        .withUserConfiguration(WikiSchema.class, LocalAsync.class)
        .withPropertyValues("singlet.tables.wiki.name=" + wiki.tableName())
        .run(
            context -> {
              assertThat(context).hasBean("wikiClient").hasBean("wikiAsyncClient");
              context.getBean(TableClient.class).execute(WikiArticleEntity.put(article("Home")));
              assertThat(
                      context
                          .getBean(AsyncTableClient.class)
                          .execute(WikiArticleEntity.get("Home"))
                          .join())
                  .contains(article("Home"));
            });
  }

  @Test
  void aTableHasNoClientWithoutOneOfTheSdk() {
    singlet
        .withUserConfiguration(WikiSchema.class)
        .run(
            context ->
                assertThat(context)
                    .hasNotFailed()
                    .doesNotHaveBean(TableClient.class)
                    .doesNotHaveBean(AsyncTableClient.class));
  }

  @Test
  void anApplicationCanTurnItOff() {
    local
        .withUserConfiguration(WikiSchema.class)
        .withPropertyValues("singlet.enabled=false")
        .run(context -> assertThat(context).doesNotHaveBean(TableClient.class));
  }

  static final class TwoTables {
    final TableClient wiki;
    final TableClient cases;

    TwoTables(TableClient wikiClient, @Qualifier("helpdesk") TableClient cases) {
      this.wiki = wikiClient;
      this.cases = cases;
    }
  }

  @Test
  void severalTablesAreToldApartByNameOrQualifier() {
    local
        .withUserConfiguration(WikiSchema.class, HelpdeskSchema.class)
        .withBean(TwoTables.class)
        .run(
            context -> {
              TwoTables tables = context.getBean(TwoTables.class);
              assertThat(tables.wiki.context().tableName()).isEqualTo("Wiki");
              assertThat(tables.cases.context().tableName()).isEqualTo("Helpdesk");
            });
  }

  @Test
  void aClientOfTheApplicationReplacesTheOneOfItsName() {
    local
        .withUserConfiguration(WikiSchema.class)
        .withBean(
            "wikiClient",
            TableClient.class,
            () -> WikiTable.client(DynamoDbLocal.shared()).withTableName("own"))
        .run(
            context ->
                assertThat(context.getBean(TableClient.class).context().tableName())
                    .isEqualTo("own"));
  }

  @Test
  void aResolverOfTheApplicationNamesTables() {
    local
        .withUserConfiguration(WikiSchema.class)
        .withBean(TableNameResolver.class, () -> (bean, schema) -> bean + "-" + schema.name())
        .run(
            context ->
                assertThat(context.getBean(TableClient.class).context().tableName())
                    .isEqualTo("wiki-Wiki"));
  }

  private ApplicationContextRunner springCloudAws() {
    return singlet
        .withConfiguration(
            AutoConfigurations.of(
                AwsAutoConfiguration.class,
                CredentialsProviderAutoConfiguration.class,
                RegionProviderAutoConfiguration.class,
                DynamoDbAutoConfiguration.class))
        .withUserConfiguration(WikiSchema.class)
        .withPropertyValues(
            "spring.cloud.aws.region.static=eu-central-1",
            "spring.cloud.aws.credentials.access-key=key",
            "spring.cloud.aws.credentials.secret-key=secret",
            "spring.cloud.aws.endpoint=" + DynamoDbLocal.sharedEndpoint());
  }

  @Test
  void theClientOfSpringCloudAwsIsUsed() {
    springCloudAws()
        .withPropertyValues("singlet.tables.wiki.name=" + wiki.tableName())
        .run(
            context -> {
              context.getBean(TableClient.class).execute(WikiArticleEntity.put(article("Home")));
              assertThat(wiki.items()).hasSize(1);
            });
  }

  @Test
  void prefixAndSuffixOfSpringCloudAwsAreAroundTheDeclaredName() {
    springCloudAws()
        .withPropertyValues(
            "spring.cloud.aws.dynamodb.table-prefix=dev_",
            "spring.cloud.aws.dynamodb.table-suffix=_1",
            "spring.cloud.aws.dynamodb.table-separator=-")
        .run(
            context ->
                assertThat(context.getBean(TableClient.class).context().tableName())
                    .isEqualTo("dev_Wiki_1"));
  }

  @Test
  void theResolverOfSpringCloudAwsNamesATableAfterItsClass() {
    springCloudAws()
        .withPropertyValues(
            "spring.cloud.aws.dynamodb.table-prefix=dev_",
            "spring.cloud.aws.dynamodb.table-separator=-",
            "singlet.tables.wiki.named-after=" + OurWikiPages.class.getName())
        .run(
            context ->
                assertThat(context.getBean(TableClient.class).context().tableName())
                    .isEqualTo("dev_our-wiki-pages"));
  }

  interface OurWikiPages {}

  static final class OwnResolver implements DynamoDbTableNameResolver {
    @Override
    public <T> String resolve(Class<T> type) {
      return "own-" + type.getSimpleName();
    }
  }

  @Test
  void aResolverOfClassesNeedsAClass() {
    springCloudAws()
        .withBean(OwnResolver.class)
        .run(
            context ->
                assertThat(context)
                    .getFailure()
                    .rootCause()
                    .hasMessageContaining("singlet.tables.wiki.named-after"));
    springCloudAws()
        .withBean(OwnResolver.class)
        .withPropertyValues("singlet.tables.wiki.named-after=" + Wiki.class.getName())
        .run(
            context ->
                assertThat(context.getBean(TableClient.class).context().tableName())
                    .isEqualTo("own-Wiki"));
  }

  @Test
  void springCloudAwsIsOptional() {
    local
        .withUserConfiguration(WikiSchema.class)
        .withClassLoader(new FilteredClassLoader("io.awspring.cloud"))
        .run(
            context ->
                assertThat(context.getBean(TableClient.class).context().tableName())
                    .isEqualTo("Wiki"));
    local
        .withUserConfiguration(WikiSchema.class)
        .withClassLoader(new FilteredClassLoader("io.awspring.cloud"))
        .withPropertyValues("singlet.tables.wiki.named-after=" + Wiki.class.getName())
        .run(
            context ->
                assertThat(context)
                    .getFailure()
                    .rootCause()
                    .hasMessageContaining("no bean of DynamoDbTableNameResolver"));
  }

  @Test
  void nothingElseIsNeeded() {
    local
        .withUserConfiguration(WikiSchema.class)
        .withClassLoader(
            new FilteredClassLoader(
                "io.awspring.cloud",
                "io.micrometer",
                "org.springframework.data",
                "org.springframework.security",
                "org.springframework.dao",
                "dev.singlet.tables",
                "dev.singlet.migrate"))
        .run(context -> assertThat(context).hasNotFailed().hasSingleBean(TableClient.class));
  }

  @Test
  void eachTableHasTheContextValuesOfItsOwn() {
    AtomicReference<String> user = new AtomicReference<>("kim");
    local
        .withUserConfiguration(WikiSchema.class, HelpdeskSchema.class)
        .withPropertyValues("singlet.tables.wiki.name=" + wiki.tableName())
        .withBean(ContextValue.class, () -> WikiTable.user(user::get))
        .run(
            context -> {
              TableClient client = context.getBean("wikiClient", TableClient.class);
              client.execute(WikiArticleEntity.put(article("Home")));
              user.set("lee");
              client.execute(WikiArticleEntity.update("Home").text("More"));
              assertThat(client.execute(WikiArticleEntity.get("Home")))
                  .contains(new Wiki.Article("Home", "More", "kim", "lee"));
            });
  }

  @Test
  void aTenantIsAskedForEachTime() {
    AtomicReference<String> tenant = new AtomicReference<>("acme");
    local
        .withUserConfiguration(HelpdeskSchema.class, LocalAsync.class)
        .withPropertyValues("singlet.tables.helpdesk.name=" + helpdesk.tableName())
        .withBean(CurrentTenant.class, () -> tenant::get)
        .run(
            context -> {
              TenantTable table = context.getBean("helpdeskTenant", TenantTable.class);
              table.client().execute(HelpdeskCaseEntity.put(new Helpdesk.Case(7, "Broken")));
              assertThat(table.client().stream(HelpdeskCaseEntity.all())).hasSize(1);
              tenant.set("zeta");
              assertThat(table.client().stream(HelpdeskCaseEntity.all())).isEmpty();
              assertThat(table.asyncClient().execute(HelpdeskCaseEntity.get(7)).join()).isEmpty();
              tenant.set("acme");
              assertThat(table.asyncClient().execute(HelpdeskCaseEntity.get(7)).join()).isPresent();
            });
  }

  @Test
  void withoutATenantATableOfTenantsRefuses() {
    local
        .withUserConfiguration(HelpdeskSchema.class)
        .run(
            context ->
                assertThat(context)
                    .doesNotHaveBean(TenantTable.class)
                    .getBean(TableClient.class)
                    .satisfies(
                        client ->
                            assertThatThrownBy(() -> client.execute(HelpdeskCaseEntity.get(7)))
                                .isInstanceOfSatisfying(
                                    SingletException.class,
                                    refused ->
                                        assertThat(refused.code())
                                            .isEqualTo(ErrorCode.TENANT_REQUIRED))));
  }

  @Test
  void allListenersHear() {
    List<String> heard = new ArrayList<>();
    local
        .withUserConfiguration(WikiSchema.class)
        .withPropertyValues(
            "singlet.tables.wiki.name=" + wiki.tableName(), "singlet.request-details=text")
        .withBean(
            "failing",
            RequestListener.class,
            () ->
                request -> {
                  throw new IllegalStateException("a listener that fails");
                })
        .withBean(
            "hearing",
            RequestListener.class,
            () -> request -> heard.add(request.text().orElseThrow()))
        .run(
            context -> {
              context.getBean(TableClient.class).execute(WikiArticleEntity.get("Home"));
              assertThat(heard).singleElement().asString().contains("PAGE#Home");
            });
  }

  static final class FixedClock implements TableClientCustomizer {
    @Override
    public <C extends TableAccess<C>> C customize(C client, TableSchema schema) {
      return client
          .withClock(Clock.fixed(Instant.EPOCH, ZoneOffset.UTC))
          .withTableName(schema.name() + "-customized");
    }
  }

  @Test
  void aCustomizerHasTheLastWord() {
    local
        .withUserConfiguration(WikiSchema.class)
        .withPropertyValues("singlet.tables.wiki.name=other")
        .withBean(FixedClock.class)
        .run(
            context ->
                assertThat(context.getBean(TableClient.class).context().tableName())
                    .isEqualTo("Wiki-customized"));
  }

  @Test
  void pageTokensAreProtectedByTheSecret() {
    String secret = "0123456789abcdef0123456789abcdef";
    local
        .withUserConfiguration(WikiSchema.class)
        .withPropertyValues(
            "singlet.tables.wiki.name=" + wiki.tableName(),
            "singlet.page-tokens.protection=signed",
            "singlet.page-tokens.secret=" + secret)
        .withBean(ContextValue.class, () -> WikiTable.user("kim"))
        .run(
            context -> {
              TableClient client = context.getBean(TableClient.class);
              client.execute(WikiArticleEntity.put(article("A")));
              client.execute(WikiArticleEntity.put(article("B")));
              String token = client.execute(WikiArticleEntity.byEditor("kim").limit(1)).nextToken();
              assertThat(client.execute(WikiArticleEntity.byEditor("kim").from(token)).items())
                  .hasSize(1);
              assertThatThrownBy(
                      () -> wiki.client().execute(WikiArticleEntity.byEditor("kim").from(token)))
                  .isInstanceOf(InvalidPageTokenException.class);
            });
  }

  @Test
  void tokensOfOlderSecretsAreAccepted() {
    String older = "0123456789abcdef0123456789abcdef";
    String secret = "singlet.page-tokens.secret=fedcba9876543210fedcba9876543210";
    AtomicReference<String> token = new AtomicReference<>();
    ApplicationContextRunner encrypted =
        local
            .withUserConfiguration(WikiSchema.class)
            .withPropertyValues(
                "singlet.tables.wiki.name=" + wiki.tableName(),
                "singlet.page-tokens.protection=encrypted")
            .withBean(ContextValue.class, () -> WikiTable.user("kim"));

    encrypted
        .withPropertyValues("singlet.page-tokens.secret=" + older)
        .run(
            context -> {
              TableClient client = context.getBean(TableClient.class);
              client.execute(WikiArticleEntity.put(article("A")));
              client.execute(WikiArticleEntity.put(article("B")));
              token.set(client.execute(WikiArticleEntity.byEditor("kim").limit(1)).nextToken());
            });
    Query<Wiki.Article> next = WikiArticleEntity.byEditor("kim").from(token.get());

    encrypted
        .withPropertyValues(secret, "singlet.page-tokens.older-secrets=" + older)
        .run(
            context ->
                assertThat(context.getBean(TableClient.class).execute(next).items()).hasSize(1));
    encrypted
        .withPropertyValues(secret)
        .run(
            context ->
                assertThatThrownBy(() -> context.getBean(TableClient.class).execute(next))
                    .isInstanceOf(InvalidPageTokenException.class));
  }

  @Test
  void wrongPropertiesAreReportedWithTheWayOut() {
    refused("singlet.page-tokens.protection=signed", "Set singlet.page-tokens.secret to");
    refused("singlet.page-tokens.secret=" + "x".repeat(32), "singlet.page-tokens.protection");
    local
        .withPropertyValues(
            "singlet.page-tokens.protection=encrypted", "singlet.page-tokens.secret=short")
        .run(
            context ->
                assertThat(context)
                    .getFailure()
                    .rootCause()
                    .hasMessageContaining("shorter than 32 bytes")
                    .hasMessageNotContaining("short "));
    refused("singlet.transaction-attempts=0", "Set it to 1 or more");
    refused("singlet.health.time-to-live=-1s", "Set it to 0 or more");
    refused("singlet.web.page-parameter= ", "singlet.web.page-parameter is blank");
    refused("singlet.tables.wiki.name= ", "name of a table is blank");
    refused("singlet.migrations.at-start=later", "later");
  }

  private void refused(String property, String message) {
    singlet
        .withUserConfiguration(WikiSchema.class)
        .withPropertyValues(property)
        .run(context -> assertThat(context).getFailure().rootCause().hasMessageContaining(message));
  }

  @Test
  void settingsAreThoseOfTheClient() {
    Map<String, AttributeValue> invalid = new HashMap<>(WikiArticleEntity.toItem(article("Home")));
    invalid.put("text", AttributeValue.fromS("x".repeat(101)));
    RecordingDynamoDb recording = new RecordingDynamoDb();
    recording.on(GetItemRequest.class).answer(GetItemResponse.builder().item(invalid).build());
    recording
        .on(TransactWriteItemsRequest.class)
        .fail(
            TransactionCanceledException.builder()
                .message("cancelled")
                .cancellationReasons(
                    CancellationReason.builder().code("TransactionConflict").build())
                .build());
    ApplicationContextRunner recorded =
        singlet
            .withUserConfiguration(WikiSchema.class)
            .withBean(DynamoDbClient.class, recording::client);

    recorded.run(
        context ->
            assertThat(context.getBean(TableClient.class).execute(WikiArticleEntity.get("Home")))
                .isPresent());
    recorded
        .withPropertyValues("singlet.validate-on-read=true", "singlet.transaction-attempts=2")
        .run(
            context -> {
              TableClient client = context.getBean(TableClient.class);
              assertThatThrownBy(() -> client.execute(WikiArticleEntity.get("Home")))
                  .isInstanceOf(UnreadableItemException.class);
              assertThatThrownBy(() -> client.transact(WikiArticleEntity.put(article("Home"))))
                  .isInstanceOf(TransactionFailedException.class);
              assertThat(recording.requests())
                  .filteredOn(TransactWriteItemsRequest.class::isInstance)
                  .hasSize(2);
            });
  }
}
