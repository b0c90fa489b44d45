package dev.singlet.tools.live;

import dev.singlet.TableClient;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.VectorDistance;
import dev.singlet.change.plan.EntityStock;
import dev.singlet.error.SingletException;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.KeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.VectorDescriptor;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.KeyAttribute;
import dev.singlet.schema.KeySchema;
import dev.singlet.schema.TableSchema;
import dev.singlet.schema.VectorSchema;
import dev.singlet.tables.VerifyTable;
import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.source.Models;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.auth.credentials.DefaultCredentialsProvider;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;

/**
 * The place of a table: its region or endpoint, and its name. Credentials are found as the SDK
 * finds them: by variables of the environment, profiles and so on.
 *
 * @param name the name of the table; empty for the one that the model declares
 * @param region such as {@code eu-central-1}; empty for the one that the SDK finds
 * @param endpoint URL of another DynamoDB, such as DynamoDB Local; empty for that of AWS
 */
public record LiveTable(String name, String region, String endpoint) {

  private static final int MAX_PORT = 65_535;

  /**
   * Looks at several tables. One that can't be looked at hides no other.
   *
   * @param models the models of the tables
   * @param look looks at a table
   * @param errors is told why a table can't be looked at
   * @return the worst result
   * @throws UserErrorException if no table can be looked at
   */
  public static LookResult worst(
      Models models, Function<TableDescriptor, LookResult> look, Consumer<String> errors) {
    LookResult worst = LookResult.FITS;
    for (TableDescriptor table : models.tables()) {
      try {
        worst = worst.worse(look.apply(table));
      } catch (UnusableTableException unusable) {
        errors.accept(unusable.getMessage());
        worst = LookResult.BREAKS;
      }
    }
    return worst;
  }

  /**
   * Compares the table with a model. Sends DescribeTable and DescribeTimeToLive.
   *
   * @param model the model
   * @return each difference, with what to do
   * @throws UserErrorException if the table can't be looked at
   */
  public List<Difference> compareWith(TableDescriptor model) {
    return use(
        model,
        client ->
            client.execute(VerifyTable.of(schema(model))).stream()
                .map(
                    difference ->
                        new Difference(
                            difference.breaksModel(), difference.problem(), difference.remedy()))
                .toList());
  }

  /**
   * Compares the items of the table with a model.
   *
   * @param model the model
   * @param classes loads the classes that were generated for it
   * @param check how to read the table
   * @param progress is told in words what was read, every ten seconds
   * @return the result
   * @throws UserErrorException if the table or the classes can't be used
   */
  public LookReport compareItemsWith(
      TableDescriptor model, ClassLoader classes, ItemCheck check, Consumer<String> progress) {
    CollectionType<?> type = check.type(model, classes);
    return use(model, type.table(), client -> check.run(type, client, progress));
  }

  /**
   * Estimates what the table holds of each entity, from a sample. Sends DescribeTable, and Scan
   * requests that read about 1 MB for each segment.
   *
   * @param model the model
   * @param segments the number of segments that it reads at most
   * @return the entities
   * @throws UserErrorException if the table can't be read
   */
  public List<EntityStock> sample(TableDescriptor model, int segments) {
    return useDynamoDb(
        model, dynamoDb -> new StockSample(dynamoDb, nameOf(model), model).read(segments));
  }

  /** Does some work on the table of a model that has no classes. */
  <R> R use(TableDescriptor model, Function<TableClient, R> work) {
    return use(model, schema(model), work);
  }

  /**
   * Does some work on the table of a model.
   *
   * @throws UserErrorException if the SDK or an operation fails
   */
  <R> R use(TableDescriptor model, TableSchema schema, Function<TableClient, R> work) {
    return useDynamoDb(
        model,
        dynamoDb -> work.apply(new TableClient(dynamoDb, schema).withTableName(nameOf(model))));
  }

  private <R> R useDynamoDb(TableDescriptor model, Function<DynamoDbClient, R> work) {
    try (DefaultCredentialsProvider credentials = DefaultCredentialsProvider.builder().build();
        DynamoDbClient dynamoDb = client(credentials)) {
      requireAny(credentials);
      try {
        return work.apply(dynamoDb);
      } catch (SdkException | SingletException failure) {
        throw FailedLook.at(dynamoDb).explain(nameOf(model), model, failure);
      }
    }
  }

  /**
   * Returns the name of a model's table in DynamoDB.
   *
   * @param model the model
   * @return the name that was given, or else the one that the model declares
   */
  public String nameOf(TableDescriptor model) {
    return name.isEmpty() ? model.name() : name;
  }

  /** The SDK would name each place where it has looked, over many lines. */
  private static void requireAny(AwsCredentialsProvider credentials) {
    try {
      credentials.resolveCredentials();
    } catch (SdkClientException none) {
      throw new UserErrorException(
          "No credentials are found. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or name a"
              + " profile that has them by AWS_PROFILE.",
          none);
    }
  }

  private DynamoDbClient client(AwsCredentialsProvider credentials) {
    DynamoDbClientBuilder client =
        DynamoDbClient.builder()
            .credentialsProvider(credentials)
            .httpClientBuilder(UrlConnectionHttpClient.builder());
    if (!region.isEmpty()) {
      client.region(Region.of(region));
    }
    if (!endpoint.isEmpty()) {
      client.endpointOverride(url());
    }
    try {
      return client.build();
    } catch (SdkClientException noRegion) {
      throw new UserErrorException(
          region.isEmpty()
              ? "No region is configured. Give one by the option region, or set AWS_REGION."
              : "There is no region \"" + region + "\". Give one such as eu-central-1.",
          noRegion);
    }
  }

  /** The SDK takes other URLs, too, and fails for them in many ways. */
  private URI url() {
    try {
      URI url = new URI(endpoint);
      boolean isHttp = "http".equals(url.getScheme()) || "https".equals(url.getScheme());
      if (isHttp && url.getHost() != null && url.getPort() <= MAX_PORT) {
        return url;
      }
    } catch (URISyntaxException noUrl) {
      // It is told below, like others.
    }
    throw new UserErrorException(
        "The endpoint is \"" + endpoint + "\". Give a URL, such as http://localhost:8000.");
  }

  private static TableSchema schema(TableDescriptor model) {
    String entityAttribute = model.managed().entity();
    String timeToLive = model.managed().timeToLive();
    return new TableSchema(
        model.name(),
        key(model.key()),
        model.indexes().stream().map(LiveTable::index).toList(),
        model.delimiter(),
        entityAttribute.isEmpty() ? null : entityAttribute,
        timeToLive.isEmpty() ? null : timeToLive);
  }

  private static IndexSchema index(IndexDescriptor index) {
    return new IndexSchema(
        index.name(),
        IndexType.valueOf(index.type().name()),
        key(index.key()),
        ProjectionType.valueOf(index.projection().name()),
        index.include(),
        index.vector() == null ? null : vector(index.vector()));
  }

  private static VectorSchema vector(VectorDescriptor vector) {
    return new VectorSchema(
        vector.attribute(),
        vector.dimensions(),
        VectorDistance.valueOf(vector.distance().name()),
        attributes(vector.filters()));
  }

  private static KeySchema key(KeyDescriptor key) {
    return new KeySchema(attributes(key.partition()), attributes(key.sort()));
  }

  private static List<KeyAttribute> attributes(List<KeyDescriptor.Attribute> attributes) {
    return attributes.stream()
        .map(each -> new KeyAttribute(each.name(), ScalarType.valueOf(each.type().name())))
        .toList();
  }
}
