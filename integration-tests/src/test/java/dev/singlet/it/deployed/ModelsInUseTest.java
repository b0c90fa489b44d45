package dev.singlet.it.deployed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.tuple;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import dev.singlet.TableClient;
import dev.singlet.deployed.AnnounceModel;
import dev.singlet.deployed.ForgetModel;
import dev.singlet.deployed.ModelsInUse;
import dev.singlet.deployed.UsedModel;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.itemsize.model.ArchiveTable;
import dev.singlet.it.tables.model.DepotTable;
import dev.singlet.it.tables.model.PracticeTable;
import dev.singlet.it.tenants.model.DeskTable;
import dev.singlet.model.TableDescriptor;
import dev.singlet.testing.LocalTable;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;

/** Programs announce their models, and are listed and forgotten. */
class ModelsInUseTest {

  private static final Instant MONDAY = Instant.parse("2026-03-02T10:00:00.123Z");
  private static final Instant TUESDAY = Instant.parse("2026-03-03T10:00:00Z");
  private static final TableDescriptor MODEL = DepotTable.describe();
  private static final TableDescriptor OLDER = older(MODEL);

  @RegisterExtension final LocalTable depot = LocalTable.of(DepotTable.SCHEMA);
  @RegisterExtension final LocalTable archive = LocalTable.of(ArchiveTable.SCHEMA);
  @RegisterExtension final LocalTable practice = LocalTable.of(PracticeTable.SCHEMA);
  @RegisterExtension final LocalTable desk = LocalTable.of(DeskTable.SCHEMA);

  /** Returns a model without the last of the entities. */
  private static TableDescriptor older(TableDescriptor model) {
    return with(model, model.documentation(), model.entities().size() - 1, model.delimiter());
  }

  private static TableDescriptor with(
      TableDescriptor model, String documentation, int entities, String delimiter) {
    return with(model, documentation, entities, delimiter, model.hooks());
  }

  private static TableDescriptor with(
      TableDescriptor model,
      String documentation,
      int entities,
      String delimiter,
      List<String> hooks) {
    return new TableDescriptor(
        model.java(),
        documentation,
        model.name(),
        model.key(),
        model.indexes(),
        delimiter,
        model.naming(),
        model.tenantPrefix(),
        model.managed(),
        hooks,
        model.entities().subList(0, entities),
        List.of());
  }

  private static TableClient at(Instant time, LocalTable table) {
    return table.client().withClock(Clock.fixed(time, ZoneOffset.UTC));
  }

  private static List<UsedModel> used(LocalTable table, TableDescriptor model) {
    return table.client().execute(ModelsInUse.of(model));
  }

  private Stream<LocalTable> tables() {
    return Stream.of(depot, archive, practice, desk);
  }

  private TableDescriptor model(LocalTable table) {
    return table == depot
        ? MODEL
        : table == archive
            ? ArchiveTable.describe()
            : table == practice ? PracticeTable.describe() : DeskTable.describe();
  }

  @Test
  void anEmptyTableHasNoModels() {
    assertThat(tables()).allSatisfy(table -> assertThat(used(table, model(table))).isEmpty());
  }

  @Test
  void anAnnouncedModelIsListed() {
    assertThat(tables())
        .allSatisfy(
            table -> {
              TableDescriptor model = model(table);
              String hash = at(MONDAY, table).execute(AnnounceModel.of(model, "checkout"));

              List<UsedModel> used = used(table, model);

              assertThat(used)
                  .extracting(
                      UsedModel::program,
                      UsedModel::hash,
                      UsedModel::firstSeen,
                      UsedModel::lastSeen)
                  .containsExactly(tuple("checkout", hash, MONDAY, MONDAY));
              assertThat(hash).matches("[0-9a-f]{16}");
              assertThat(TableDescriptor.ofJson(used.get(0).descriptor()).entities())
                  .extracting(each -> each.name() + each.attributes().size())
                  .containsExactlyElementsOf(
                      model.entities().stream()
                          .map(each -> each.name() + each.attributes().size())
                          .toList());
            });
  }

  @Test
  void theSameModelIsSeenAgain() {
    assertThat(tables())
        .allSatisfy(
            table -> {
              at(MONDAY, table).execute(AnnounceModel.of(model(table), "checkout"));
              at(TUESDAY, table).execute(AnnounceModel.of(model(table), "checkout"));

              assertThat(used(table, model(table)))
                  .extracting(UsedModel::firstSeen, UsedModel::lastSeen)
                  .containsExactly(tuple(MONDAY, TUESDAY));
            });
  }

  @Test
  void eachModelOfEachProgramIsOne() {
    assertThat(tables())
        .allSatisfy(
            table -> {
              TableDescriptor model = model(table);
              TableDescriptor other = with(model, "", 0, model.delimiter());
              at(MONDAY, table).execute(AnnounceModel.of(other, "mail"));
              at(MONDAY, table).execute(AnnounceModel.of(other, "checkout"));
              at(TUESDAY, table).execute(AnnounceModel.of(model, "checkout"));

              assertThat(used(table, model))
                  .extracting(UsedModel::program, UsedModel::hash)
                  .containsExactly(
                      tuple("checkout", AnnounceModel.of(model, "x").hash()),
                      tuple("checkout", AnnounceModel.of(other, "x").hash()),
                      tuple("mail", AnnounceModel.of(other, "x").hash()));
            });
  }

  @Test
  void oneThatHasEndedIsForgotten() {
    assertThat(tables())
        .allSatisfy(
            table -> {
              TableDescriptor model = model(table);
              at(MONDAY, table).execute(AnnounceModel.of(model, "checkout"));
              at(MONDAY, table).execute(AnnounceModel.of(model, "mail"));
              UsedModel mail = used(table, model).get(1);

              assertThat(table.client().execute(ForgetModel.of(model, mail))).isTrue();
              assertThat(table.client().execute(ForgetModel.of(model, mail))).isFalse();

              assertThat(used(table, model))
                  .extracting(UsedModel::program)
                  .containsOnly("checkout");
            });
  }

  @Test
  void oneThatWasSeenAgainIsNotForgotten() {
    assertThat(tables())
        .allSatisfy(
            table -> {
              TableDescriptor model = model(table);
              at(MONDAY, table).execute(AnnounceModel.of(model, "checkout"));
              UsedModel before = used(table, model).get(0);
              at(TUESDAY, table).execute(AnnounceModel.of(model, "checkout"));

              assertThat(table.client().execute(ForgetModel.of(model, before))).isFalse();

              assertThat(used(table, model))
                  .extracting(UsedModel::firstSeen, UsedModel::lastSeen)
                  .containsExactly(tuple(MONDAY, TUESDAY));
            });
  }

  @Test
  void futuresDoTheSame() {
    var client = depot.asyncClient().withClock(Clock.fixed(MONDAY, ZoneOffset.UTC));

    client.execute(AnnounceModel.of(MODEL, "checkout")).join();
    List<UsedModel> used = client.execute(ModelsInUse.of(MODEL)).join();

    assertThat(used).extracting(UsedModel::lastSeen).containsExactly(MONDAY);
    assertThat(client.execute(ForgetModel.of(MODEL, used.get(0))).join()).isTrue();
    assertThat(client.execute(ModelsInUse.of(MODEL)).join()).isEmpty();
  }

  @Test
  void manyInstancesStartAtOnce() {
    assertThat(tables())
        .allSatisfy(
            table -> {
              TableDescriptor model = model(table);
              List<CompletableFuture<String>> all = new ArrayList<>();
              for (int i = 0; i < 30; i++) {
                all.add(
                    table.asyncClient().execute(AnnounceModel.of(model, i % 2 == 0 ? "a" : "b")));
              }
              all.forEach(CompletableFuture::join);

              assertThat(used(table, model))
                  .extracting(UsedModel::program)
                  .containsExactly("a", "b");
              assertThat(used(table, model))
                  .allMatch(each -> !each.lastSeen().isBefore(each.firstSeen()));
            });
  }

  @Test
  void severalPagesAreRead() {
    TableClient client = depot.client();
    client.execute(AnnounceModel.of(MODEL, "first"));
    Map<String, AttributeValue> item = depot.items().get(0);
    byte[] large = gzipOfAbout(300_000);
    for (int i = 0; i < 9; i++) {
      Map<String, AttributeValue> copy = new HashMap<>(item);
      copy.put("SK", fromS("\uDBFF\uDFFFcopy" + i + "@0123456789abcdef"));
      copy.put("_singlet_model", AttributeValue.fromB(SdkBytes.fromByteArray(large)));
      depot.dynamoDb().putItem(put -> put.tableName(depot.tableName()).item(copy));
    }

    assertThat(used(depot, MODEL)).hasSize(10);
  }

  private static byte[] gzipOfAbout(int bytes) {
    ByteArrayOutputStream zipped = new ByteArrayOutputStream();
    Random random = new Random(1);
    try (GZIPOutputStream zip = new GZIPOutputStream(zipped)) {
      byte[] noise = new byte[bytes];
      random.nextBytes(noise);
      zip.write(noise);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return zipped.toByteArray();
  }

  @Test
  void aModelThatAnItemCantHoldIsRefused() {
    byte[] noise = new byte[420_000];
    new Random(1).nextBytes(noise);
    TableDescriptor large = with(MODEL, "", 3, "#", List.of(HexFormat.of().formatHex(noise)));

    assertThatExceptionOfType(InvalidArgumentException.class)
        .isThrownBy(() -> AnnounceModel.of(large, "checkout"))
        .withMessageMatching(
            "\\[SGR0105] The descriptor of the model has 4\\d{5} bytes when it is compressed, and an"
                + " item of DynamoDB has at most 400 KB. A model of this size can't be announced.");
  }

  @Test
  void anotherJavadocIsTheSameModel() {
    TableDescriptor documented = with(MODEL, "Other words.", 3, MODEL.delimiter());
    TableDescriptor same = with(MODEL, "", 3, MODEL.delimiter());

    assertThat(AnnounceModel.of(documented, "a").hash())
        .isEqualTo(AnnounceModel.of(same, "a").hash())
        .isNotEqualTo(AnnounceModel.of(OLDER, "a").hash());
  }

  /** The place doesn't depend on the delimiter, which a model can change. */
  @Test
  void aModelWithAnotherDelimiterIsListed() {
    TableDescriptor other = with(MODEL, "", 3, "|");
    depot.client().execute(AnnounceModel.of(MODEL, "checkout"));

    assertThat(ModelsInUse.of(other).toRequest()).isEqualTo(ModelsInUse.of(MODEL).toRequest());
    assertThat(AnnounceModel.of(other, "a").toRequest().key().get("PK"))
        .isEqualTo(AnnounceModel.of(MODEL, "a").toRequest().key().get("PK"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a b", "-a", "a@b", "a#b", "\u00e4", "a\n"})
  void anOddNameOfAProgramIsRefused(String name) {
    assertThatExceptionOfType(InvalidArgumentException.class)
        .isThrownBy(() -> AnnounceModel.of(MODEL, name))
        .withMessage(
            "[SGR0105] AnnounceModel of \""
                + name
                + "\": name the program by up to 100 letters and digits, and . _ - after the first.");
  }

  @Test
  void aClientOfATenantIsRefused() {
    TableClient acme = desk.client().forTenant("acme");
    TableDescriptor model = DeskTable.describe();

    assertThatExceptionOfType(InvalidArgumentException.class)
        .isThrownBy(() -> acme.execute(AnnounceModel.of(model, "checkout")))
        .withMessage(
            "[SGR0105] Desk.announceModel is of the whole table. Execute it on a client without a"
                + " tenant, not on one of forTenant(\"acme\").");
    assertThatExceptionOfType(InvalidArgumentException.class)
        .isThrownBy(() -> acme.execute(ModelsInUse.of(model)));
    assertThat(desk.items()).isEmpty();
  }

  @Test
  void aClientOfAnotherTableIsRefused() {
    assertThatExceptionOfType(InvalidArgumentException.class)
        .isThrownBy(() -> archive.client().execute(AnnounceModel.of(MODEL, "checkout")))
        .withMessage(
            "[SGR0106] AnnounceModel[checkout@"
                + AnnounceModel.of(MODEL, "checkout").hash()
                + "] belongs to the table Depot, and this client to Archive. Execute it with that"
                + " table's client.");
  }

  @Test
  void anItemThatAnotherProgramHasChangedIsToldOf() {
    depot.client().execute(AnnounceModel.of(MODEL, "checkout"));
    Map<String, AttributeValue> item = new HashMap<>(depot.items().get(0));
    item.put("_singlet_last", fromS("yesterday"));
    depot.dynamoDb().putItem(put -> put.tableName(depot.tableName()).item(item));

    assertThatExceptionOfType(UnreadableItemException.class)
        .isThrownBy(() -> used(depot, MODEL))
        .withMessage(
            "[SGR0201] Model in use item checkout@"
                + AnnounceModel.of(MODEL, "checkout").hash()
                + ", attribute _singlet_last: it is not a time.");
  }

  @Test
  void anAnnouncementIsOneRequest() {
    assertThat(AnnounceModel.of(MODEL, "checkout").toRequest().updateExpression())
        .isEqualTo(
            "SET #first = if_not_exists(#first, :now), #last = :now,"
                + " #model = if_not_exists(#model, :model)");
    assertThat(ModelsInUse.of(MODEL).toRequest().consistentRead()).isTrue();
    assertThat(ForgetModel.of(MODEL, new UsedModel("a", "0", MONDAY, MONDAY, "")).toRequest())
        .isInstanceOf(DeleteItemRequest.class);
  }
}
