package dev.singlet.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.Notes;
import dev.singlet.Notes.Note;
import dev.singlet.annotation.ScalarType;
import dev.singlet.error.InvalidPageTokenException;
import dev.singlet.internal.query.QueryTokens;
import dev.singlet.internal.seal.PageSeals;
import dev.singlet.runtime.entity.AccessPattern;
import dev.singlet.runtime.key.KeyCondition;
import dev.singlet.runtime.key.SortCondition;
import dev.singlet.schema.KeyAttribute;
import dev.singlet.schema.KeySchema;
import dev.singlet.schema.TableSchema;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Unsigned tokens made by someone who knows how they are made, of whatever payload they like. */
class ForgedTokensTest {

  private static final Query<Note> QUERY = Notes.byOwner("ann");

  private static byte[] payload(int flags, byte[]... values) {
    ByteBuffer payload = ByteBuffer.allocate(10_000).put((byte) flags);
    for (byte[] value : values) {
      payload.putShort((short) value.length).put(value);
    }
    byte[] bytes = new byte[payload.position()];
    payload.flip().get(bytes);
    return bytes;
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String forge(Query<?> query, byte[] payload) {
    return PageSeals.UNSIGNED.seal(
        payload, QueryTokens.binding(query.spec(), query.spec().table().name()));
  }

  private static Map<String, AttributeValue> startKey(Query<?> query, byte[] payload) {
    return query.from(forge(query, payload)).toRequest().exclusiveStartKey();
  }

  private static void assertRefused(Query<?> query, byte[] payload) {
    assertThatThrownBy(() -> startKey(query, payload))
        .isInstanceOf(InvalidPageTokenException.class);
  }

  private static Query<Note> query(ScalarType type, SortCondition condition) {
    KeySchema key =
        new KeySchema(new KeyAttribute("PK", ScalarType.S), new KeyAttribute("SK", type));
    TableSchema table = new TableSchema("Typed", key, List.of(), "#", "_et");
    return new Query<>(
        new AccessPattern<>(new Notes.Type(table, "Note", false), "all", null, false),
        new KeyCondition(AttributeValue.createS("NOTE#ann"), condition));
  }

  @Test
  void leadToAnyPositionOfTheQueriedRange() {
    assertThat(startKey(QUERY, payload(0, utf8("NOTE#zzz"))))
        .isEqualTo(
            Map.of(
                "PK", AttributeValue.createS("NOTE#ann"),
                "SK", AttributeValue.createS("NOTE#zzz")));
  }

  @Test
  void ofAnyBytesStayInThePartitionOrAreRefused() {
    Random random = new Random(20261121);
    List<Query<Note>> queries =
        List.of(
            QUERY,
            query(ScalarType.S, SortCondition.all()),
            query(ScalarType.N, SortCondition.all()),
            query(ScalarType.B, SortCondition.all()),
            new Query<>(
                Notes.pattern(Notes.INVERTED, false),
                new KeyCondition(AttributeValue.createS("NOTE#ann"), SortCondition.all())));
    int accepted = 0;
    for (int i = 0; i < 20_000; i++) {
      Query<Note> query = queries.get(i % queries.size());
      byte[] value = new byte[random.nextInt(6)];
      random.nextBytes(value);
      byte[] payload = payload(random.nextInt(5), value);
      if (random.nextInt(10) == 0) {
        payload[random.nextInt(payload.length)] ^= (byte) (1 << random.nextInt(8));
      }
      try {
        Map<String, AttributeValue> key = startKey(query, payload);
        accepted++;
        String partition = query.pattern().key().partition().get(0).name();
        assertThat(
                key.isEmpty()
                    || key.get(partition)
                        .equals(query.condition().partitions().all().get(0).values().get(0)))
            .isTrue();
      } catch (InvalidPageTokenException refused) {
        // Nothing is sent.
      }
    }

    assertThat(accepted).isBetween(100, 19_000);
  }

  @Test
  void outsideTheQueriedRangeAreRefused() {
    assertRefused(QUERY, payload(0, utf8("NOTD#zzz")));
    assertRefused(QUERY, payload(0, utf8("NOTE")));
    assertRefused(QUERY, payload(1, utf8("OTHER#1")));
    Query<Note> one = query(ScalarType.S, SortCondition.equalTo(AttributeValue.createS("NOTE#1")));
    assertRefused(one, payload(0, utf8("NOTE#2")));
    assertThat(startKey(one, payload(0, utf8("NOTE#1")))).hasSize(2);
    Query<Note> some =
        query(
            ScalarType.N,
            new SortCondition.Between(AttributeValue.createN("-5"), AttributeValue.createN("10")));
    assertRefused(some, payload(0, utf8("-6")));
    assertRefused(some, payload(0, utf8("11")));
    assertThat(startKey(some, payload(0, utf8("9")))).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"<", "<=", ">", ">="})
  void outsideAnOpenRangeAreRefused(String operator) {
    AttributeValue five = AttributeValue.createB(SdkBytes.fromByteArray(new byte[] {5}));
    Query<Note> query = query(ScalarType.B, new SortCondition.Compare(operator, five));
    boolean takesLess = operator.startsWith("<");

    assertRefused(query, payload(0, new byte[] {(byte) (takesLess ? 200 : 4)}));
    assertThat(startKey(query, payload(0, new byte[] {(byte) (takesLess ? 4 : 200)}))).hasSize(2);
    if (operator.length() == 1) {
      assertRefused(query, payload(0, new byte[] {5}));
    } else {
      assertThat(startKey(query, payload(0, new byte[] {5}))).hasSize(2);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "x", "NaN", "1e", "1E+999999999", "1E126", " 1", "0x1", "--1", "\u0000"})
  void withNumbersThatAreNoneAreRefused(String number) {
    assertRefused(query(ScalarType.N, SortCondition.all()), payload(0, utf8(number)));
  }

  @Test
  void withKeysThatNoItemHasAreRefused() {
    Query<Note> all = query(ScalarType.S, SortCondition.all());
    assertRefused(all, payload(0, new byte[0]));
    assertRefused(all, payload(0, new byte[] {(byte) 0xC3, 0x28}));
    assertRefused(all, payload(0, new byte[1025]));
    assertThat(startKey(all, payload(0, new byte[1024]))).hasSize(2);
  }

  @Test
  void ofAnotherFormAreRefused() {
    assertRefused(QUERY, new byte[0]);
    assertRefused(QUERY, new byte[] {0});
    assertRefused(QUERY, new byte[] {0, 0});
    assertRefused(QUERY, new byte[] {0, 0, 9, 'N'});
    assertRefused(QUERY, new byte[] {4});
    assertRefused(QUERY, new byte[] {-1});
    assertRefused(QUERY, payload(2, utf8("NOTE#1")));
    assertRefused(QUERY, payload(0, utf8("NOTE#1"), utf8("NOTE#2")));
  }
}
