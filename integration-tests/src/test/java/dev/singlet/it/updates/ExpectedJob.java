package dev.singlet.it.updates;

import dev.singlet.it.updates.model.Work.Details;
import dev.singlet.it.updates.model.Work.Job;
import dev.singlet.it.updates.model.Work.State;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A job, with its keys written out by hand. */
record ExpectedJob(
    String id,
    State state,
    boolean urgent,
    int rank,
    @Nullable String team,
    @Nullable String city,
    String title,
    int count,
    @Nullable String note,
    Set<String> tags,
    @Nullable Details details,
    Instant created,
    Instant modified)
    implements Expected {

  ExpectedJob {
    tags = Set.copyOf(tags);
    created = created.truncatedTo(ChronoUnit.MILLIS);
    modified = modified.truncatedTo(ChronoUnit.MILLIS);
  }

  static ExpectedJob of(Job job, Instant created, Instant modified) {
    return new ExpectedJob(
        job.id(),
        job.state(),
        job.urgent(),
        job.rank(),
        job.team(),
        job.city(),
        job.title(),
        job.count(),
        job.note(),
        job.tags(),
        job.details(),
        created,
        modified);
  }

  Job job() {
    return new Job(
        "g", id, state, urgent, rank, team, city, title, count, note, tags, details, created,
        modified);
  }

  @Override
  public Map<String, AttributeValue> item() {
    Item item =
        new Item()
            .text("PK", "GROUP#g")
            .text("SK", "JOB#" + id)
            .text("_et", "Job")
            .text("group", "g")
            .text("id", id)
            .text("state", state.name())
            .value("urgent", AttributeValue.createBool(urgent))
            .number("rank", rank)
            .text("team", team)
            .text("city", city)
            .text("title", title)
            .number("count", count)
            .text("note", note)
            .text("_ct", ExpectedWatch.text(created))
            .text("_md", ExpectedWatch.text(modified))
            .text("label", title + "-" + rank);
    if (!tags.isEmpty()) {
      item.value("tags", AttributeValue.createSs(List.copyOf(Set.copyOf(tags))));
    }
    if (details != null) {
      Item map = new Item().text("text", details.text()).number("weight", details.weight());
      item.value("details", AttributeValue.createM(map.attributes()));
    }
    if (team != null && state == State.OPEN) {
      item.text("GSI1PK", "TEAM#" + team);
      item.text("GSI1SK", String.format("OPEN#%03d#%s", rank, id));
    }
    if (team != null && state == State.DONE) {
      item.text("GSI1PK", "TEAM#" + team).text("GSI1SK", "DONE#" + id);
    }
    if (city != null && team != null) {
      item.text("GSI2PK", "PLACE#" + city + "#" + team).text("GSI2SK", "JOB#" + title + "-" + rank);
    }
    if (city != null && urgent && state != State.DONE) {
      item.text("GSI3PK", "URGENT#" + city).text("GSI3SK", "JOB#" + state + "#" + id);
    }
    if (city != null) {
      item.text("LSI1SK", "CITY#" + city);
    }
    return item.attributes();
  }
}
