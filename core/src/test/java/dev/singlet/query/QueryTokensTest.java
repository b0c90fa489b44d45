package dev.singlet.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.Notes;
import dev.singlet.Notes.Note;
import dev.singlet.ScriptedDynamoDb;
import dev.singlet.annotation.ScalarType;
import dev.singlet.error.InvalidPageTokenException;
import dev.singlet.internal.query.PageStart;
import dev.singlet.internal.query.PageStart.Place;
import dev.singlet.internal.query.QueryTokens;
import dev.singlet.operation.RequestContext;
import dev.singlet.runtime.entity.AccessPattern;
import dev.singlet.runtime.key.KeyCondition;
import dev.singlet.runtime.key.SortCondition;
import dev.singlet.schema.KeyAttribute;
import dev.singlet.schema.KeySchema;
import dev.singlet.schema.TableSchema;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class QueryTokensTest {

  private static final Query<Note> QUERY = Notes.byOwner("ann");

  private static String token(Query<?> query) {
    return token(query, Notes.item(7));
  }

  private static String token(Query<?> query, Map<String, AttributeValue> item) {
    QueryTokens tokens = new QueryTokens(query.spec(), query.description().context());
    return tokens.encode(new PageStart(false, new Place(0, tokens.position(item))));
  }

  private static void assertRefused(String token, Query<?> query) {
    assertThatThrownBy(() -> query.from(token).toRequest())
        .isInstanceOf(InvalidPageTokenException.class)
        .hasMessage(
            "[SGR0202] The page token is not one of "
                + query.pattern()
                + ": it is damaged, was made for another table, access pattern, argument or"
                + " direction, has another kind of signature, or is of another version of"
                + " Singlet. Start again without a token.");
  }

  @Test
  void leadsBackToItsPosition() {
    assertThat(QUERY.from(token(QUERY)).toRequest().exclusiveStartKey())
        .isEqualTo(ScriptedDynamoDb.key(7));
  }

  @Test
  void isMadeOfCharactersThatUrlsTake() {
    assertThat(token(QUERY)).matches("[A-Za-z0-9_-]+");
  }

  @Test
  void doesNotHoldThePartitionKey() {
    String decoded =
        new String(Base64.getUrlDecoder().decode(token(QUERY)), StandardCharsets.UTF_8);

    assertThat(decoded).contains("NOTE#007").doesNotContain("NOTE#ann");
  }

  @Test
  void isRefusedWithAnyByteChanged() {
    byte[] token = Base64.getUrlDecoder().decode(token(QUERY));
    for (int i = 0; i < token.length; i++) {
      for (int change : new int[] {1, 0x80, 0xFF}) {
        byte[] changed = token.clone();
        changed[i] ^= (byte) change;
        assertRefused(Base64.getUrlEncoder().withoutPadding().encodeToString(changed), QUERY);
      }
    }
  }

  @Test
  void isRefusedWithAnyCharacterChangedOrTakenAway() {
    String token = token(QUERY);
    for (int i = 0; i < token.length(); i++) {
      char other = token.charAt(i) == 'A' ? 'B' : 'A';
      assertRefused(token.substring(0, i) + other + token.substring(i + 1), QUERY);
      assertRefused(token.substring(0, i) + token.substring(i + 1), QUERY);
    }
    assertRefused(token + "A", QUERY);
    assertRefused(token + "=", QUERY);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " ", "A", "AQ", "not base64!", "\u00E9", "AQAAAAAAAAAAAAAAAAAAAAAAAA"})
  void isRefusedWhenItIsNone(String token) {
    assertRefused(token, QUERY);
  }

  @Test
  void isRefusedByAQueryWithOtherArguments() {
    assertRefused(token(QUERY), Notes.byOwner("bob"));
  }

  @Test
  void isRefusedForAnotherTableOfTheSameModel() {
    RequestContext other = new RequestContext("Notes-staging", Clock.systemUTC());

    assertThatThrownBy(() -> QUERY.from(token(QUERY)).toRequest(other))
        .isInstanceOf(InvalidPageTokenException.class);
  }

  @Test
  void ofTheFormThatOlderVersionsMadeIsRefused() {
    // The version 1, its digest, and the position of the note 007.
    assertRefused("Ac2KIidIsAXjXFo3LM6R1MgACE5PVEUjMDA3", QUERY);
  }

  @Test
  void leadsBackwardsAndToTheEndsOfTheRange() {
    QueryTokens tokens = new QueryTokens(QUERY.spec(), QUERY.description().context());
    for (PageStart start :
        List.of(
            new PageStart(true, new Place(0, tokens.position(Notes.item(7)))),
            PageStart.end(true),
            PageStart.end(false))) {
      assertThat(tokens.decode(tokens.encode(start))).isEqualTo(start);
    }
  }

  @Test
  void isRefusedByTheSameQueryInTheOtherDirection() {
    assertRefused(token(QUERY), QUERY.reverse());
    assertRefused(token(QUERY.reverse()), QUERY);
  }

  @Test
  void isRefusedByAnotherPartOfThePartition() {
    KeyCondition narrower = QUERY.condition().equalTo(AttributeValue.createS("NOTE#007"));

    assertRefused(token(QUERY), new Query<>(QUERY.pattern(), narrower));
  }

  @Test
  void outlivesAnotherNameOfItsMethod() {
    AccessPattern<Note> renamed = new AccessPattern<>(Notes.TYPE, "renamed", null, false);
    Query<Note> query = new Query<>(renamed, QUERY.condition());

    assertThat(query.from(token(QUERY)).toRequest().exclusiveStartKey())
        .isEqualTo(ScriptedDynamoDb.key(7));
  }

  @Test
  void isRefusedByAQueryOfAnotherIndex() {
    assertRefused(
        token(QUERY), new Query<>(Notes.pattern(Notes.INVERTED, false), QUERY.condition()));
  }

  @Test
  void tellsValuesApartHoweverTheyAreSplitUp() {
    String between = "), :upper=AttributeValue(S=";
    Query<Note> one = between("a", "b" + between + "c");
    Query<Note> other = between("a" + between + "b", "c");

    assertRefused(token(one), other);
  }

  private static Query<Note> between(String lower, String upper) {
    SortCondition sort =
        new SortCondition.Between(AttributeValue.createS(lower), AttributeValue.createS(upper));
    KeyCondition condition = new KeyCondition(QUERY.condition().partitions(), sort);
    return new Query<>(QUERY.pattern(), condition);
  }

  @Test
  void servesAnyLimitPageSizeAndConsistency() {
    ConsistentQuery<Note> query = Notes.byOwner("ann").from(token(QUERY)).limit(3).pageSize(2);

    assertThat(query.consistent().toRequest().exclusiveStartKey())
        .isEqualTo(ScriptedDynamoDb.key(7));
  }

  @Test
  void holdsTheKeysOfAnIndexAndOfTheTable() {
    Query<Note> query =
        new Query<>(
            Notes.pattern(Notes.BY_NUMBER, false),
            new KeyCondition(AttributeValue.createN("42"), SortCondition.all()));
    Map<String, AttributeValue> key =
        Map.of(
            "NPK",
            AttributeValue.createN("42"),
            "BSK",
            AttributeValue.createB(SdkBytes.fromByteArray(new byte[] {0, -1, 127})),
            "PK",
            AttributeValue.createS("\0\uD83D\uDE00"),
            "SK",
            AttributeValue.createS("x".repeat(1024)));

    String token = token(query, key);

    assertThat(query.from(token).toRequest().exclusiveStartKey()).isEqualTo(key);
  }

  @Test
  void holdsAKeyOnceThatTheIndexSharesWithTheTable() {
    Query<Note> query =
        new Query<>(
            Notes.pattern(Notes.INVERTED, false),
            new KeyCondition(AttributeValue.createS("NOTE#007"), SortCondition.all()));

    assertThat(query.from(token(query)).toRequest().exclusiveStartKey())
        .isEqualTo(ScriptedDynamoDb.key(7));
  }

  @Test
  void ofATableWithoutASortKeyHoldsNothingButItsDigest() {
    TableSchema table =
        new TableSchema("Plain", new KeySchema(Notes.PK, null), List.of(), "#", "_et");
    Query<Note> query =
        new Query<>(
            new AccessPattern<>(new Notes.Type(table, "Note", false), "byOwner", null, false),
            new KeyCondition(AttributeValue.createS("NOTE#ann"), SortCondition.all()));

    assertThat(query.from(token(query)).toRequest().exclusiveStartKey()).containsOnlyKeys("PK");
  }

  @Test
  void ofNumberKeysHoldsTheirText() {
    KeySchema key =
        new KeySchema(new KeyAttribute("N1", ScalarType.N), new KeyAttribute("N2", ScalarType.N));
    TableSchema table = new TableSchema("Numbers", key, List.of(), "#", "_et");
    Query<Note> query =
        new Query<>(
            new AccessPattern<>(new Notes.Type(table, "Note", false), "all", null, false),
            new KeyCondition(AttributeValue.createN("1"), SortCondition.all()));
    List<String> found = new ArrayList<>();
    for (String number : List.of("0", "-1.5", "12345678901234567890123456789012345678")) {
      Map<String, AttributeValue> item = Map.of("N2", AttributeValue.createN(number));
      String token = token(query, item);
      found.add(query.from(token).toRequest().exclusiveStartKey().get("N2").n());
    }

    assertThat(found).containsExactly("0", "-1.5", "12345678901234567890123456789012345678");
  }
}
