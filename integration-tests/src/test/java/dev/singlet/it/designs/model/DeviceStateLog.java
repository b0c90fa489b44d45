package dev.singlet.it.designs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Naming;
import dev.singlet.annotation.OnlyInKey;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import java.time.LocalDateTime;
import org.jspecify.annotations.Nullable;

/**
 * States of devices. The sort key of the table is that of an index, too.
 *
 * @see <a href="https://github.com/aws-samples/amazon-dynamodb-design-patterns">the design</a>
 */
@Table(
    name = "DeviceStateLog",
    partitionKey = "DeviceID",
    sortKey = "State#Date",
    indexes = {
      @Index(value = "GSI1", partitionKey = "Operator", sortKey = "Date"),
      @Index(value = "GSI2", partitionKey = "EscalatedTo", sortKey = "State#Date")
    },
    entityAttribute = "",
    createdAttribute = "",
    modifiedAttribute = "",
    naming = Naming.PASCAL_CASE)
public sealed interface DeviceStateLog {

  @Entity
  @LinkedKey(name = "ofDevice", partition = "d#{device}", sort = "{state}#{date}")
  @LinkedKey(name = "ofOperator", index = "GSI1", partition = "{operator}", sort = "{date}")
  @LinkedKey(
      name = "escalatedTo",
      index = "GSI2",
      partition = "{escalatedTo}",
      sort = "{state}#{date}")
  record Entry(
      @OnlyInKey String device,
      String state,
      @StoredTime(TimeFormat.SECONDS) LocalDateTime date,
      String operator,
      @Nullable String escalatedTo)
      implements DeviceStateLog {}
}
