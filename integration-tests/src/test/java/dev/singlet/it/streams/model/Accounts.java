package dev.singlet.it.streams.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import java.util.Map;

/** Users and organizations share a key space, so that one can take the other's place. */
@Table(name = "Accounts")
public sealed interface Accounts {

  sealed interface Account extends Accounts {}

  @Entity
  @LinkedKey(partition = "ACCOUNT#{name}", sort = "ACCOUNT")
  record User(String name, @Attribute("full name") String fullName) implements Account {}

  @Entity
  @LinkedKey(partition = "ACCOUNT#{name}", sort = "ACCOUNT")
  record Organization(String name, int members) implements Account {}

  @Entity
  @LinkedKey(partition = "ACCOUNT#{name}", sort = "LOGIN#{number:pad(4)}")
  record Login(String name, int number) implements Accounts {}

  @Entity
  @LinkedKey(partition = "ACCOUNT#{name}", sort = "SCORES")
  record Scores(String name, Map<String, Map<String, Integer>> byGame) implements Accounts {}
}
