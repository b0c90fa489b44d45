package dev.singlet.it.rollout;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a client's item says, whatever a program calls it. */
record Person(
    String id,
    String name,
    String mail,
    String town,
    int likes,
    Set<String> tags,
    List<String> log,
    @Nullable Home home,
    Map<String, Integer> counts,
    String motto) {

  record Home(String street, int number) {}

  record Contact(String name, String mail, int likes) {}

  Contact contact() {
    return new Contact(name, mail, likes);
  }

  Person withMail(String other) {
    return new Person(id, name, other, town, likes, tags, log, home, counts, motto);
  }

  Person withTown(String other) {
    return new Person(id, name, mail, other, likes, tags, log, home, counts, motto);
  }

  Person withLikes(int other) {
    return new Person(id, name, mail, town, other, tags, log, home, counts, motto);
  }

  Person withTags(Set<String> other) {
    return new Person(id, name, mail, town, likes, other, log, home, counts, motto);
  }

  Person withLog(List<String> other) {
    return new Person(id, name, mail, town, likes, tags, other, home, counts, motto);
  }

  Person withHome(Home other) {
    return new Person(id, name, mail, town, likes, tags, log, other, counts, motto);
  }

  Person withCounts(Map<String, Integer> other) {
    return new Person(id, name, mail, town, likes, tags, log, home, other, motto);
  }

  Person withMotto(String other) {
    return new Person(id, name, mail, town, likes, tags, log, home, counts, other);
  }
}
