package dev.singlet.it.deployed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.deployed.AnnounceModel;
import dev.singlet.deployed.ModelsInUse;
import dev.singlet.deployed.UsedModel;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.tables.model.DepotTable;
import dev.singlet.model.TableDescriptor;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.scan.ConsistentScan;
import dev.singlet.scan.Scan;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.TableSchema;
import dev.singlet.tables.CreateTable;
import dev.singlet.tables.MarkItems;
import dev.singlet.tables.ReserveUnique;
import dev.singlet.tables.Tenants;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.verify.ItemCount;
import dev.singlet.verify.ItemsReport;
import dev.singlet.verify.TenantReports;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** In the tables of all models of these tests, nothing takes an announcement for another item. */
class EveryModelTest {

  static List<TableDescriptor> models() throws IOException, URISyntaxException {
    Path classes =
        Path.of(DepotTable.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (Stream<Path> files = Files.list(classes.resolve("META-INF/singlet"))) {
      return files.sorted().map(EveryModelTest::read).toList();
    }
  }

  private static TableDescriptor read(Path file) {
    try {
      return TableDescriptor.ofJson(Files.readString(file));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** Those that DynamoDB Local can hold: it has no vector indexes. */
  static Stream<Named<TableDescriptor>> announced() throws IOException, URISyntaxException {
    return models().stream()
        .filter(model -> announcement(model).isPresent())
        .filter(model -> model.indexes().stream().allMatch(index -> index.vector() == null))
        .map(model -> Named.of(model.java(), model));
  }

  /** Returns the class that is generated for a table, which may be nested in another type. */
  private static Class<?> generated(TableDescriptor model) throws ClassNotFoundException {
    String folder = model.java().replaceAll("\\.[A-Z].*", ".");
    String name = model.java().substring(folder.length()).replace(".", "");
    return Class.forName(folder + name + "Table");
  }

  private static Optional<AnnounceModel> announcement(TableDescriptor model) {
    try {
      return Optional.of(AnnounceModel.of(model, "program"));
    } catch (InvalidArgumentException refused) {
      return Optional.empty();
    }
  }

  @Test
  void fewTablesHaveNoPlace() throws IOException, URISyntaxException {
    Set<String> refused = new TreeSet<>();
    for (TableDescriptor model : models()) {
      if (announcement(model).isEmpty()) {
        refused.add(model.java().replace("dev.singlet.it.", ""));
      }
    }

    assertThat(refused)
        .containsExactly(
            "docs.model.Devices",
            "docs.model.Lending",
            "docs.model.MapperTypes",
            "enhancedclient.model.Labels",
            "enhancedclient.model.Parcels",
            "keys.model.Readings",
            "pagination.model.Signals");
  }

  @ParameterizedTest
  @MethodSource("announced")
  void nothingElseSeesAnAnnouncement(TableDescriptor model) throws ReflectiveOperationException {
    Class<?> generated = generated(model);
    Field field = generated.getField("SCHEMA");
    Method method = generated.getMethod("type");
    AccessibleObject.setAccessible(new AccessibleObject[] {field, method}, true);
    TableSchema schema = (TableSchema) field.get(null);
    CollectionType<?> type = (CollectionType<?>) method.invoke(null);
    DynamoDbClient dynamoDb = DynamoDbLocal.shared();
    String name = "EveryModel-" + UUID.randomUUID();
    TableClient client = new TableClient(dynamoDb, schema).withTableName(name);
    client.execute(CreateTable.of(schema));
    try {
      client.execute(AnnounceModel.of(model, "program"));
      client.execute(AnnounceModel.of(model, "other"));

      assertThat(client.execute(ModelsInUse.of(model)))
          .extracting(UsedModel::program)
          .containsExactly("other", "program");
      if (schema.tenant() == null) {
        verify(client, type);
      } else {
        verifyTenants(client, type);
      }
      assertThat(client.execute(ModelsInUse.of(model))).hasSize(2);
    } finally {
      dynamoDb.deleteTable(delete -> delete.tableName(name));
    }
  }

  private static void verify(TableClient client, CollectionType<?> type) {
    assertThat(client.stream(new ConsistentScan<>(type)).toList()).isEmpty();
    assertThat(client.execute(new ConsistentScan<>(type).count())).isZero();
    for (IndexSchema index : type.table().indexes()) {
      if (type.table().key().names().containsAll(index.key().names())) {
        assertThat(client.execute(new Scan<>(type, "scan", index).count())).isZero();
      }
    }
    ItemsReport report = client.execute(VerifyItems.of(type));
    assertThat(report.differences()).isEmpty();
    assertThat(report.compared()).isZero();
    if (type.entities().stream().anyMatch(entity -> !entity.mark().added().isEmpty())) {
      assertThat(client.execute(MarkItems.of(type)).others()).isEmpty();
    }
    if (type.entities().stream().anyMatch(entity -> !entity.unique().isEmpty())) {
      assertThat(client.execute(ReserveUnique.of(type).releaseOrphans()).others()).isEmpty();
    }
  }

  private static void verifyTenants(TableClient client, CollectionType<?> type) {
    TenantReports<ItemCount> tenants = client.execute(Tenants.of(type));
    assertThat(tenants.tenants()).isEmpty();
    assertThat(tenants.withoutTenant()).isZero();
    assertThat(client.execute(VerifyItems.of(type).ofAllTenants()).withoutTenant()).isZero();
    verify(client.forTenant("acme"), type);
  }
}
