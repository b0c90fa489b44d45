package dev.singlet.it.shards;

import dev.singlet.it.BatchWriter;
import dev.singlet.it.shards.model.Crowd.Event;
import dev.singlet.it.shards.model.Crowd.Person;
import dev.singlet.it.shards.model.Crowd.Robot;
import dev.singlet.it.shards.model.CrowdEventEntity;
import dev.singlet.it.shards.model.CrowdPersonEntity;
import dev.singlet.it.shards.model.CrowdRobotEntity;
import dev.singlet.item.Put;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A crowd of which several joined in the same second, in an order that no id tells. */
final class People {

  static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

  private People() {}

  static List<Person> random(long seed, int count) {
    Random random = new Random(seed);
    List<Person> people = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      people.add(
          new Person(
              "p" + i,
              i % 5 == 0 ? "blue" : "red",
              START.plusSeconds(random.nextInt(count * 2)),
              random.nextInt(1000),
              List.of("black", "white", "green").get(random.nextInt(3))));
    }
    return people;
  }

  static void write(LocalTable table, List<Person> people) {
    BatchWriter.write(table, people.stream().map(CrowdPersonEntity::put).toList());
  }

  static void writeOthers(LocalTable table, int count) {
    List<Put<?>> puts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      puts.add(CrowdRobotEntity.put(new Robot("r" + i, i)));
      puts.add(CrowdEventEntity.put(new Event(i, i % 2 == 0 ? "even" : "odd")));
    }
    BatchWriter.write(table, puts);
  }
}
