package dev.singlet.it.designs;

import static dev.singlet.it.designs.SampleItems.putAgain;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.designs.model.Complaints.Comment;
import dev.singlet.it.designs.model.Complaints.Complaint;
import dev.singlet.it.designs.model.ComplaintsCommentEntity;
import dev.singlet.it.designs.model.ComplaintsComplaintEntity;
import dev.singlet.it.designs.model.ComplaintsHistoryCollection;
import dev.singlet.it.designs.model.ComplaintsTable;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import java.time.LocalDateTime;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class ComplaintsTest {

  private static final SampleItems SAMPLES = SampleItems.of("Complaints");

  private static final Complaint ESCALATED =
      new Complaint(
          "Complaint1321",
          "custXYZ",
          "investigating",
          LocalDateTime.parse("2023-05-10T15:58:00"),
          "P2",
          "<descr_text>",
          "AgentB",
          LocalDateTime.parse("2023-05-15T14:00:00"));

  private static final Comment ASSIGNED =
      new Comment(
          "Complaint1444",
          "comm5",
          LocalDateTime.parse("2022-12-31T19:40:00"),
          "assigned",
          "<comm text>",
          Set.of("s3://URL_for_attachment1"),
          "AgentC");

  @RegisterExtension final LocalTable table = LocalTable.of(ComplaintsTable.SCHEMA);

  private TableClient complaints;

  @BeforeEach
  void store() {
    SAMPLES.store(table);
    complaints = table.client();
  }

  @Test
  void everyItemIsPutBackAsItWas() {
    assertThat(complaints.execute(VerifyItems.of(ComplaintsTable.type())).fitsModel()).isTrue();

    long put =
        putAgain(
                complaints,
                ComplaintsTable.scan(ComplaintsComplaintEntity.type()),
                ComplaintsComplaintEntity::put)
            + putAgain(
                complaints,
                ComplaintsTable.scan(ComplaintsCommentEntity.type()),
                ComplaintsCommentEntity::put);

    assertThat(put).isEqualTo(SAMPLES.items().size());
    SAMPLES.assertAreIn(table);
  }

  @Test
  void eachAccessPatternFindsItsItems() {
    assertThat(complaints.execute(ComplaintsComplaintEntity.get("Complaint1321")))
        .contains(ESCALATED);
    assertThat(complaints.stream(ComplaintsComplaintEntity.ofCustomer("custXYZ")))
        .extracting(Complaint::complaintId)
        .containsExactly("Complaint0987", "Complaint1321");
    assertThat(complaints.stream(ComplaintsComplaintEntity.escalatedTo("AgentB").reverse()))
        .extracting(Complaint::complaintId)
        .containsExactly("Complaint1321", "Complaint1444");
    assertThat(complaints.stream(ComplaintsCommentEntity.comments("Complaint1444").reverse()))
        .extracting(Comment::commId)
        .containsExactly("comm5", "comm4");
    assertThat(complaints.stream(ComplaintsCommentEntity.byAgent("AgentC")))
        .containsExactly(ASSIGNED);
    assertThat(complaints.stream(ComplaintsHistoryCollection.ofComplaint("Complaint1321")))
        .hasSize(2)
        .endsWith(ESCALATED);
  }
}
