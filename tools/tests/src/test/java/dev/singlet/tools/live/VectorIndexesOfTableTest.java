package dev.singlet.tools.live;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import dev.singlet.tools.format.ArticlesTable;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A server describes a table as DynamoDB does, because DynamoDB Local has no vector indexes. */
class VectorIndexesOfTableTest {

  private static final String DESCRIPTION =
      """
      {"Table": {
        "TableName": "Articles",
        "TableStatus": "ACTIVE",
        "KeySchema": [
          {"AttributeName": "PK", "KeyType": "HASH"}, {"AttributeName": "SK", "KeyType": "RANGE"}
        ],
        "AttributeDefinitions": [
          {"AttributeName": "PK", "AttributeType": "S"},
          {"AttributeName": "SK", "AttributeType": "S"},
          {"AttributeName": "ByTonePK", "AttributeType": "S"},
          {"AttributeName": "ByTopicPK", "AttributeType": "S"},
          {"AttributeName": "status", "AttributeType": "S"},
          {"AttributeName": "year", "AttributeType": "N"}
        ],
        "VectorIndexes": [
          {
            "IndexName": "ByTone",
            "IndexStatus": "ACTIVE",
            "VectorAttribute": {"AttributeName": "tone"},
            "Dimensions": 2,
            "DistanceFunction": "DOT_PRODUCT",
            "SearchSchema": [{"AttributeName": "ByTonePK", "SearchSchemaElementType": "HASH"}],
            "Projection": {"ProjectionType": "KEYS_ONLY"}
          },
          {
            "IndexName": "ByTopic",
            "IndexStatus": "ACTIVE",
            "VectorAttribute": {"AttributeName": "embedding"},
            "Dimensions": 3,
            "DistanceFunction": "COSINE",
            "SearchSchema": [
              {"AttributeName": "ByTopicPK", "SearchSchemaElementType": "HASH"},
              {"AttributeName": "status", "SearchSchemaElementType": "INLINE_FILTER"},
              {"AttributeName": "year", "SearchSchemaElementType": "INLINE_FILTER"}
            ],
            "Projection": {"ProjectionType": "ALL"}
          }
        ]
      }}
      """;

  private static List<Difference> differences(String description) throws Exception {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          boolean isTable =
              exchange.getRequestHeaders().getFirst("X-Amz-Target").endsWith("DescribeTable");
          byte[] answer = (isTable ? description : "{}").getBytes(StandardCharsets.UTF_8);
          exchange.getRequestBody().readAllBytes();
          exchange.sendResponseHeaders(200, answer.length);
          exchange.getResponseBody().write(answer);
          exchange.close();
        });
    server.start();
    try {
      String endpoint = "http://127.0.0.1:" + server.getAddress().getPort();
      return new LiveTable("", "eu-central-1", endpoint).compareWith(ArticlesTable.describe());
    } finally {
      server.stop(0);
    }
  }

  @Test
  void aTableAsTheModelHasItHasNoDifference() throws Exception {
    assertThat(differences(DESCRIPTION)).isEmpty();
  }

  @Test
  void otherVectorsAreADifference() throws Exception {
    assertThat(differences(DESCRIPTION.replace("\"Dimensions\": 3", "\"Dimensions\": 4")))
        .extracting(Difference::problem)
        .containsExactly(
            "The vector index ByTopic has vectors of 4 dimensions in embedding, compared by COSINE"
                + " and filtered by status (S), year (N), but vectors of 3 dimensions in embedding,"
                + " compared by COSINE and filtered by status (S), year (N) in the model.");
  }

  @Test
  void anIndexThatIsNotFilledIsADifference() throws Exception {
    String filling =
        DESCRIPTION.replace(
            "\"IndexName\": \"ByTone\",", "\"IndexName\": \"ByTone\", \"Backfilling\": true,");

    assertThat(differences(filling))
        .extracting(Difference::problem)
        .containsExactly("The vector index ByTone is not active, or is still being filled.");
  }
}
