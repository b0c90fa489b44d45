package dev.singlet.it.designs.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Naming;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import java.time.LocalDateTime;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Complaints. Sort keys tell the entities, and attributes are the keys of indexes.
 *
 * @see <a href="https://github.com/aws-samples/aws-dynamodb-examples">the design</a>
 */
@Table(
    name = "Complaint_management_system",
    indexes = {
      @Index(
          value = "Customer_Complaint_GSI",
          partitionKey = "customer_id",
          sortKey = "complaint_id"),
      @Index(value = "Escalations_GSI", partitionKey = "escalated_to", sortKey = "escalation_time"),
      @Index(value = "Agents_Comments_GSI", partitionKey = "agentID", sortKey = "comm_date")
    },
    entityAttribute = "",
    createdAttribute = "",
    modifiedAttribute = "",
    naming = Naming.SNAKE_CASE)
public sealed interface Complaints {

  /** A complaint with its comments. */
  @ItemCollection(name = "ofComplaint")
  sealed interface History extends Complaints {}

  @Entity
  @LinkedKey(partition = "{complaintId}", sort = "metadata")
  @LinkedKey(
      name = "ofCustomer",
      index = "Customer_Complaint_GSI",
      partition = "{customerId}",
      sort = "{complaintId}")
  @LinkedKey(
      name = "escalatedTo",
      index = "Escalations_GSI",
      partition = "{escalatedTo}",
      sort = "{escalationTime}")
  record Complaint(
      String complaintId,
      String customerId,
      String currentState,
      @StoredTime(TimeFormat.SECONDS) LocalDateTime creationTime,
      String severity,
      String complaintDescription,
      @Nullable String escalatedTo,
      @StoredTime(TimeFormat.SECONDS) @Nullable LocalDateTime escalationTime)
      implements History {}

  @Entity
  @LinkedKey(name = "comments", partition = "{complaint}", sort = "comm#{commDate}#{commId}")
  @LinkedKey(
      name = "byAgent",
      index = "Agents_Comments_GSI",
      partition = "{agent}",
      sort = "{commDate}")
  record Comment(
      @Attribute("PK") String complaint,
      String commId,
      @StoredTime(TimeFormat.SECONDS) LocalDateTime commDate,
      String complaintState,
      String commText,
      Set<String> attachments,
      @Attribute("agentID") @Nullable String agent)
      implements History {}
}
