package dev.singlet.it.docs;

import static dev.singlet.value.Range.gte;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.fasterxml.jackson.databind.JsonNode;
import dev.singlet.TableClient;
import dev.singlet.it.Node;
import dev.singlet.it.docs.model.Studio;
import dev.singlet.it.docs.model.Studio.Job;
import dev.singlet.it.docs.model.Studio.Milestone;
import dev.singlet.it.docs.model.Studio.Owner;
import dev.singlet.it.docs.model.StudioBoardCollection;
import dev.singlet.it.docs.model.StudioJobEntity;
import dev.singlet.it.docs.model.StudioMilestoneEntity;
import dev.singlet.it.docs.model.StudioOwnerEntity;
import dev.singlet.it.docs.model.StudioTable;
import dev.singlet.it.docs.model.StudioWorkloadCollection;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.ItemsReport;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * The snippets of docs/start/electrodb.md. ElectroDB itself writes, changes and reads the items:
 * the program is {@code electrodb.mjs}.
 */
class ElectroDbTest {

  private static final Instant CREATED = Instant.parse("2024-01-15T08:00:00.250Z");
  private static final Instant CHANGED = CREATED.plusSeconds(60);
  private static final Job OPEN = job(7, Job.Status.OPEN, LocalDate.parse("2024-03-01"), 5);

  @RegisterExtension final LocalTable theirs = LocalTable.of(StudioTable.SCHEMA);
  @RegisterExtension final LocalTable ours = LocalTable.of(StudioTable.SCHEMA);

  @Test
  void theItemsAreTheSameWhoeverWritesAndChangesThem() throws Exception {
    Node.run("electrodb.mjs", theirs, CREATED, "write");
    write(client(ours, CREATED));
    assertThat(ours.items()).containsExactlyInAnyOrderElementsOf(theirs.items());

    TableClient studio = client(theirs, CHANGED);
    ItemsReport report = studio.execute(VerifyItems.of(StudioTable.type()));
    assertThat(report.differences()).isEmpty();
    assertThat(report.items()).isEqualTo(6);

    change(studio);
    Node.run("electrodb.mjs", ours, CHANGED, "change");
    assertThat(ours.items()).containsExactlyInAnyOrderElementsOf(theirs.items());
    assertThat(client(ours, CHANGED).execute(VerifyItems.of(StudioTable.type())).differences())
        .isEmpty();

    assertThat(read(theirs)).isEqualTo(read(ours)).hasSize(5).noneMatch(JsonNode::isEmpty);
    assertThat(records(studio)).isEqualTo(records(client(ours, CHANGED))).hasSize(6);
  }

  @Test
  void aPutRemovesThePartsOfIndexKeysThatElectroDbLeaves() throws Exception {
    write(client(theirs, CREATED));
    Node.run("electrodb.mjs", theirs, CHANGED, "leave");
    TableClient studio = theirs.client();
    assertThat(studio.execute(VerifyItems.of(StudioTable.type())).differences())
        .allMatch(difference -> difference.kind() == ItemDifference.Kind.LEFT_OVER)
        .extracting(ItemDifference::attribute, ItemDifference::items)
        .containsExactly(tuple("gsi1pk", 1L), tuple("gsi1sk", 2L));

    studio.stream(StudioTable.scan(StudioMilestoneEntity.type()))
        .forEach(milestone -> studio.execute(StudioMilestoneEntity.put(milestone)));

    assertThat(studio.execute(VerifyItems.of(StudioTable.type())).differences()).isEmpty();
  }

  private static TableClient client(LocalTable table, Instant time) {
    return table.client().withClock(Clock.fixed(time, ZoneOffset.UTC));
  }

  private static Job job(int jobId, Job.Status status, LocalDate due, int points) {
    return new Job("Web #2", jobId, "Ann", status, due, points, CREATED, CREATED);
  }

  private static void write(TableClient studio) {
    studio.execute(
        StudioOwnerEntity.put(
                new Owner(
                    "Ann",
                    "Ann",
                    "Lee",
                    "ann@example.com",
                    Set.of("draw", "paint"),
                    new Owner.Address("Ulm", 89073),
                    Instant.ofEpochSecond(1_900_000_000),
                    CREATED,
                    CREATED))
            .ifNotExists());
    studio.execute(
        StudioOwnerEntity.put(
            new Owner("bob", "Bob", "Ray", null, Set.of(), null, null, CREATED, CREATED)));
    studio.execute(StudioJobEntity.put(OPEN));
    studio.execute(
        StudioJobEntity.put(job(42, Job.Status.OPEN, LocalDate.parse("2024-03-01"), 13)));
    studio.execute(
        StudioJobEntity.upsert(
            "Web #2", 8, "Ann", Job.Status.DONE, LocalDate.parse("2024-04-01"), 1));
    studio.execute(
        StudioMilestoneEntity.put(
            new Milestone(
                "Web #2", "Beta", LocalDate.parse("2024-03-15"), "Bob", CREATED, CREATED)));
  }

  private static void change(TableClient studio) {
    studio.execute(
        StudioOwnerEntity.update("Ann")
            .firstAndLast("Eve", "Kim")
            .expires(Instant.ofEpochSecond(1_910_000_000))
            .addToSkills("cut")
            .removeEmail());
    studio.execute(
        StudioJobEntity.update(
            OPEN,
            StudioJobEntity.builder(OPEN)
                .owner("Bob")
                .due(LocalDate.parse("2024-05-01"))
                .points(8)
                .build()));
    studio.execute(
        StudioJobEntity.update("Web #2", 42)
            .status(Job.Status.DONE, "Ann", LocalDate.parse("2024-03-01"), 13));
    studio.execute(
        StudioMilestoneEntity.update("Web #2", "Beta").due(LocalDate.parse("2024-06-01"), "Bob"));
    studio.execute(StudioOwnerEntity.delete("BOB"));
  }

  private static List<Studio> records(TableClient studio) {
    List<Studio> records = new ArrayList<>();
    studio.stream(StudioWorkloadCollection.workload("ann")).forEach(records::add);
    studio.stream(StudioWorkloadCollection.workload("Bob")).forEach(records::add);
    studio.stream(StudioBoardCollection.board("Web #2").due(gte(LocalDate.parse("2024-03-02"))))
        .forEach(records::add);
    studio.execute(StudioJobEntity.get("Web #2", 42)).ifPresent(records::add);
    return records;
  }

  private static List<JsonNode> read(LocalTable table) throws Exception {
    return Node.answers("electrodb.mjs", table, CHANGED, "read");
  }
}
