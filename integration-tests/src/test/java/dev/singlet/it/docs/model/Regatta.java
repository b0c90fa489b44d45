package dev.singlet.it.docs.model;

import dev.singlet.annotation.Convert;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.OnlyInKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.annotation.Version;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Set;
import org.jspecify.annotations.Nullable;

@Table(
    name = "Regatta",
    partitionKey = "pk",
    sortKey = "sk",
    indexes = @Index(value = "GSI1", partitionKey = "gsi1pk", sortKey = "gsi1sk"),
    entityAttribute = "",
    createdAttribute = "",
    modifiedAttribute = "",
    storedTime = TimeFormat.TO_STRING)
public sealed interface Regatta {

  @ItemCollection(name = "ofRegatta")
  sealed interface RegattaItem extends Regatta permits Event, Race {}

  @Entity
  @LinkedKey(partition = "REGATTA#{regatta}", sort = "EVENT")
  record Event(@OnlyInKey String regatta, String name, @Nullable String place)
      implements RegattaItem {}

  @Entity
  @LinkedKey(name = "races", partition = "REGATTA#{regatta}", sort = "RACE#{day}#{number}")
  @LinkedKey(
      name = "wonBy",
      index = "GSI1",
      partition = "WINNER#{winner}",
      sort = "RACE#{day}#{number}")
  record Race(
      @OnlyInKey String regatta,
      LocalDate day,
      String number,
      @Nullable String winner,
      @Nullable Instant startedAt,
      @Convert(with = SetOrList.class) Set<String> boats,
      @Version long version)
      implements RegattaItem {}
}
