package dev.singlet.it.operations;

import static dev.singlet.value.Range.between;
import static dev.singlet.value.Range.gt;
import static dev.singlet.value.Range.gte;
import static dev.singlet.value.Range.lt;
import static dev.singlet.value.Range.lte;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.it.BatchWriter;
import dev.singlet.it.operations.model.Shop.File;
import dev.singlet.it.operations.model.Shop.Line;
import dev.singlet.it.operations.model.Shop.Status;
import dev.singlet.it.operations.model.Shop.Tag;
import dev.singlet.it.operations.model.Shop.Task;
import dev.singlet.it.operations.model.Shop.Ticket;
import dev.singlet.it.operations.model.ShopFileEntity;
import dev.singlet.it.operations.model.ShopLineEntity;
import dev.singlet.it.operations.model.ShopTable;
import dev.singlet.it.operations.model.ShopTagEntity;
import dev.singlet.it.operations.model.ShopTaskEntity;
import dev.singlet.it.operations.model.ShopTicketEntity;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Which index an item is in, and how it is read there. */
class IndexesTest {

  private static final Instant BEGUN = Instant.parse("2024-01-15T08:00:00Z");

  @RegisterExtension final LocalTable table = LocalTable.of(ShopTable.SCHEMA);

  private <T> List<T> items(Query<T> query) {
    Page<T> page = table.client().page(query);
    assertThat(page.itemsRead()).isEqualTo(page.items().size());
    return page.items();
  }

  private static Task task(String id, Status status, boolean urgent) {
    return ShopTaskEntity.builder()
        .id(id)
        .project("p")
        .status(status)
        .urgent(urgent)
        .priority(5)
        .begun(BEGUN)
        .build();
  }

  private static Map<String, AttributeValue> item(Task task) {
    return ShopTaskEntity.put(task).toRequest().item();
  }

  private static AttributeValue s(String text) {
    return AttributeValue.createS(text);
  }

  @Test
  void anItemHasTheKeyWhoseConditionHolds() {
    assertThat(item(task("a", Status.OPEN, true))).containsEntry("byStateSK", s("URGENT!005!a"));
    assertThat(item(task("a", Status.OPEN, false))).containsEntry("byStateSK", s("OPEN!005!a"));
    assertThat(item(task("a", Status.DONE, true)))
        .containsEntry("byStateSK", s("CLOSED!2024-01!a"));
    assertThat(item(task("a", Status.DROPPED, false)))
        .containsEntry("byStateSK", s("CLOSED!2024-01!a"));
    assertThat(item(task("a", Status.BLOCKED, false))).doesNotContainKeys("byStatePK", "byStateSK");
  }

  @Test
  void theQueriesOfOneIndexAreKeptApart() {
    List<Task> tasks =
        List.of(
            task("a", Status.OPEN, true),
            task("b", Status.OPEN, false),
            task("c", Status.DONE, false),
            task("d", Status.DROPPED, true),
            task("e", Status.BLOCKED, true));
    BatchWriter.write(table, tasks.stream().map(ShopTaskEntity::put).toList());

    assertThat(items(ShopTaskEntity.urgentOf("p"))).containsExactly(tasks.get(0));
    assertThat(items(ShopTaskEntity.openOf("p"))).containsExactly(tasks.get(1));
    assertThat(items(ShopTaskEntity.closedOf("p"))).containsExactly(tasks.get(2), tasks.get(3));
    assertThat(items(ShopTaskEntity.closedOf("p").month("2024-01").id("d")))
        .containsExactly(tasks.get(3));
    assertThat(items(ShopTaskEntity.closedOf("p").month(lt("2024-01")))).isEmpty();
  }

  @Test
  void aNegatedConditionTakesEverythingElse() {
    Ticket open = new Ticket("1", "ann", Status.OPEN, null);
    Ticket done = new Ticket("2", "ann", Status.DONE, null);
    BatchWriter.write(table, List.of(ShopTicketEntity.put(open), ShopTicketEntity.put(done)));

    assertThat(items(ShopTicketEntity.changedOf("ann"))).containsExactly(done);
  }

  @Test
  void aKeyWithAnAbsentAttributeHasNeitherHalf() {
    Task task = task("a", Status.OPEN, true);
    Task assigned = ShopTaskEntity.builder(task).assignee("ann").build();

    assertThat(item(task)).doesNotContainKeys("plainPK", "npk", "nsk");
    assertThat(item(assigned)).containsEntry("plainPK", s("ASSIGNEE!ann"));

    table.client().execute(ShopTaskEntity.put(assigned));
    table.client().execute(ShopTaskEntity.put(task("b", Status.OPEN, true)));
    assertThat(items(ShopTaskEntity.byAssignee("ann"))).containsExactly(assigned);
  }

  @Test
  void aKeyForSeveralValuesOfAnAttributeStillNeedsAllItsOthers() {
    Ticket open = new Ticket("1", "ann", Status.OPEN, "bob");
    Ticket done = new Ticket("2", "ann", Status.DONE, null);
    Ticket dropped = new Ticket("3", "ann", Status.DROPPED, null);
    Ticket solved = new Ticket("4", "ann", Status.DONE, "bob");
    BatchWriter.write(
        table, Stream.of(open, done, dropped, solved).map(ShopTicketEntity::put).toList());

    assertThat(items(ShopTicketEntity.closedBy("bob"))).containsExactly(solved);

    table.client().execute(ShopTicketEntity.update("4").removeSolver());
    table.client().execute(ShopTicketEntity.update("1").status(Status.DONE, "ann", "bob"));
    assertThat(items(ShopTicketEntity.closedBy("bob"))).extracting(Ticket::id).containsExactly("1");
  }

  @Test
  void puttingAnItemAgainTakesItOutOfTheIndexesItLeft() {
    table.client().execute(ShopTaskEntity.put(task("a", Status.OPEN, true)));
    table.client().execute(ShopTaskEntity.put(task("a", Status.BLOCKED, true)));

    assertThat(items(ShopTaskEntity.urgentOf("p"))).isEmpty();
  }

  @Test
  void computedAttributesStandInKeysAndConditionsAndCanBeStored() {
    Task due = ShopTaskEntity.builder(task("a", Status.OPEN, true)).due(BEGUN).build();

    assertThat(item(due))
        .containsEntry("Label", s("p/a"))
        .containsEntry("npk", AttributeValue.createN("1"))
        .containsEntry("nsk", AttributeValue.createN("1705305600"))
        .doesNotContainKeys("Month", "Shard", "Tracked");
    assertThat(item(ShopTaskEntity.builder(due).priority(0).build()))
        .doesNotContainKeys("npk", "nsk");
  }

  @Test
  void timesInANumberKeyAreQueriedByRange() {
    List<Task> tasks =
        java.util.stream.IntStream.range(0, 6)
            .mapToObj(
                i ->
                    ShopTaskEntity.builder(task("" + i, Status.OPEN, true))
                        .due(BEGUN.plusSeconds(i))
                        .build())
            .toList();
    BatchWriter.write(table, tasks.stream().map(ShopTaskEntity::put).toList());
    ShopTaskEntity.ByDue all = ShopTaskEntity.byDue(1);
    Instant within = BEGUN.plusSeconds(2).plusMillis(500);

    assertThat(items(all)).isEqualTo(tasks);
    assertThat(items(all.due(BEGUN.plusSeconds(3)))).containsExactly(tasks.get(3));
    assertThat(items(all.due(gt(BEGUN.plusSeconds(2))))).isEqualTo(tasks.subList(3, 6));
    assertThat(items(all.due(gt(within)))).isEqualTo(tasks.subList(3, 6));
    assertThat(items(all.due(gte(within)))).isEqualTo(tasks.subList(2, 6));
    assertThat(items(all.due(lt(within)))).isEqualTo(tasks.subList(0, 2));
    assertThat(items(all.due(lte(within)))).isEqualTo(tasks.subList(0, 3));
    assertThat(items(all.due(between(within, within.plusSeconds(2)))))
        .isEqualTo(tasks.subList(2, 5));
    assertThat(items(all.due(between(within, within.plusMillis(1))))).containsExactly(tasks.get(2));
  }

  @Test
  void aLocalIndexHasThePartitionOfTheTableAndIsReadConsistently() {
    List<Line> lines =
        List.of(
            new Line("o", 1, "z"),
            new Line("o", 2, "a"),
            new Line("o", 3, "m"),
            new Line("p", 1, "b"));
    BatchWriter.write(table, lines.stream().map(ShopLineEntity::put).toList());

    assertThat(items(ShopLineEntity.bySku("o").consistent()))
        .containsExactly(lines.get(1), lines.get(2), lines.get(0));
    assertThat(items(ShopLineEntity.bySku("o").sku("m").consistent()))
        .containsExactly(lines.get(2));
    Page<Line> first = table.client().page(ShopLineEntity.bySku("o").limit(2));
    assertThat(items(ShopLineEntity.bySku("o").from(first.nextToken())))
        .containsExactly(lines.get(0));
  }

  @Test
  void binaryKeysAreFoundByTheirBytes() {
    File file = new File("1", "n", new byte[] {1, 2}, new byte[] {0});
    File next = new File("2", "n", new byte[] {1, 2}, new byte[] {-1});
    File none = new File("3", "n", null, new byte[] {0});
    BatchWriter.write(table, List.of(file, next, none).stream().map(ShopFileEntity::put).toList());

    assertThat(items(ShopFileEntity.byHash(new byte[] {1, 2})))
        .extracting(File::id)
        .containsExactly("1", "2");
    assertThat(items(ShopFileEntity.byHash(new byte[] {1, 2}).version(new byte[] {-1})))
        .extracting(File::id)
        .containsExactly("2");
    Page<File> first = table.client().page(ShopFileEntity.byHash(new byte[] {1, 2}).limit(1));
    assertThat(items(ShopFileEntity.byHash(new byte[] {1, 2}).from(first.nextToken())))
        .extracting(File::id)
        .containsExactly("2");
  }

  @Test
  void anIndexThatIncludesAllOfAnEntityGivesIt() {
    Tag tag = new Tag("1", "n");
    table.client().execute(ShopTagEntity.put(tag));

    assertThat(items(ShopTagEntity.byName("n"))).containsExactly(tag);
  }

  @Test
  void aKeyWithoutANameIsKeptUpToDate() {
    assertThat(ShopFileEntity.put(new File("1", "n", null, null)).toRequest().item())
        .containsEntry("keysOnlyPK", s("FILE!n"))
        .containsEntry("keysOnlySK", s("FILE!1"));
  }
}
