package dev.singlet.it.formats;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.harrel.jsonschema.FormatEvaluatorFactory;
import dev.harrel.jsonschema.ValidatorFactory;
import dev.singlet.error.ValidationException;
import dev.singlet.it.formats.model.Vault.Ledger;
import dev.singlet.it.formats.model.VaultLedgerEntity;
import dev.singlet.json.EntityJson;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A validator of JSON Schema and Singlet's own checks agree on what a constraint takes. */
class ConstraintsInSchemaTest {

  private static final EntityJson<Ledger> LEDGER = EntityJson.of(VaultLedgerEntity.type());

  private static final ObjectMapper JSON = new ObjectMapper();

  private static boolean fitsSchema(String json) {
    return new ValidatorFactory()
        .withEvaluatorFactory(new FormatEvaluatorFactory())
        .validate(VaultLedgerEntity.jsonSchema(), json)
        .isValid();
  }

  private static boolean canBePut(String json) {
    Ledger ledger = LEDGER.read(json);
    try {
      return !VaultLedgerEntity.toItem(ledger).isEmpty();
    } catch (ValidationException violated) {
      return false;
    }
  }

  /** What is valid but for one property, which is written with single quotes. */
  private static String json(String property) throws IOException {
    ObjectNode json = (ObjectNode) JSON.readTree("{\"id\":\"a\",\"tags\":[\"a\"]}");
    json.setAll((ObjectNode) JSON.readTree("{" + property.replace('\'', '"') + "}"));
    return json.toString();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'id':'abc'",
        "'contact':null",
        "'note':' x '",
        "'rank':1",
        "'rank':9",
        "'share':0.51",
        "'share':2.5",
        "'rate':-99.9",
        "'debt':0",
        "'debt':-128",
        "'isOpen':true",
        "'isOpen':null",
        "'tags':['a','bcd']",
        "'counts':{'ab':[3,4],'cd':[]}",
        "'seal':'AQI='"
      })
  void whatAConstraintTakesFitsTheSchema(String property) throws IOException {
    assertThat(fitsSchema(json(property))).isTrue();
    assertThat(canBePut(json(property))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'id':'abcd'",
        "'id':'A'",
        "'note':' '",
        "'rank':0",
        "'rank':10",
        "'share':0.5",
        "'share':2.51",
        "'rate':100",
        "'debt':1",
        "'isOpen':false",
        "'tags':[]",
        "'tags':['a','b','c']",
        "'tags':[' ']",
        "'tags':['abcd']",
        "'counts':{}",
        "'counts':{'a':[]}",
        "'counts':{'ab':[2]}"
      })
  void whatAConstraintRefusesDoesNotFitTheSchema(String property) throws IOException {
    assertThat(fitsSchema(json(property))).isFalse();
    assertThat(canBePut(json(property))).isFalse();
  }

  /** What JSON Schema has no word for. */
  @ParameterizedTest
  @ValueSource(strings = {"'rate':0.55", "'seal':'AQIDBA=='"})
  void someConstraintsAreNotInTheSchema(String property) throws IOException {
    assertThat(fitsSchema(json(property))).isTrue();
    assertThat(canBePut(json(property))).isFalse();
  }

  @Test
  void anEmailAddressIsAFormat() throws IOException {
    assertThat(VaultLedgerEntity.jsonSchema())
        .contains("\"contact\": {\"type\": [\"string\", \"null\"], \"format\": \"email\"}");
    assertThat(canBePut(json("'contact':'nobody'"))).isFalse();
  }
}
