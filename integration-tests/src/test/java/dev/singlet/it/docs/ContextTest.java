package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.docs.model.Wiki.Page;
import dev.singlet.it.docs.model.WikiPageEntity;
import dev.singlet.it.docs.model.WikiTable;
import dev.singlet.json.EntityJson;
import dev.singlet.testing.LocalTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The snippets of the page on values from the context of a write. */
class ContextTest {

  @RegisterExtension final LocalTable table = LocalTable.of(WikiTable.SCHEMA);

  private static String currentUser() {
    return "ann";
  }

  @Test
  void aClientGivesValues() {
    DynamoDbClient dynamoDb = table.dynamoDb();

    TableClient wiki = WikiTable.client(dynamoDb).with(WikiTable.user(() -> currentUser()));
    TableClient ofRequest = wiki.with(WikiTable.requestId("r-17"));

    wiki = wiki.withTableName(table.tableName());
    ofRequest = ofRequest.withTableName(table.tableName());
    ofRequest.execute(WikiPageEntity.put(new Page("Home", "Welcome", null, null, null)));
    Page page = wiki.execute(WikiPageEntity.update("Home").text("Hello"));

    assertThat(page).isEqualTo(new Page("Home", "Hello", "ann", "ann", null));
    assertThat(wiki.stream(WikiPageEntity.byEditor("ann"))).containsExactly(page);
  }

  @Test
  void jsonOfADraftHasNoValuesOfTheContext() {
    TableClient ofRequest = table.client().with(WikiTable.user("ann"), WikiTable.requestId("r-17"));

    EntityJson<Page> pages = EntityJson.of(WikiPageEntity.type());
    Page draft = pages.readNew("{\"title\": \"Plan\", \"text\": \"Draft\"}");
    ofRequest.execute(WikiPageEntity.put(draft).ifNotExists());

    assertThat(draft).isEqualTo(new Page("Plan", "Draft", null, null, null));
    assertThat(ofRequest.execute(WikiPageEntity.get("Plan")))
        .contains(new Page("Plan", "Draft", "ann", "ann", "r-17"));
  }
}
