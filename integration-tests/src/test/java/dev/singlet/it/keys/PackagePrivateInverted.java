package dev.singlet.it.keys;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;

/**
 * People and animals in indexes whose key is the table's, turned round. Package-private, to test
 * that such a model works: its entities and its collections.
 */
@Table(
    name = "Inverted",
    indexes = {
      @Index(value = "inverted", partitionKey = "SK", sortKey = "PK"),
      @Index("GSI1"),
      @Index(value = "crossed", partitionKey = "GSI1SK", sortKey = "GSI1PK")
    })
@SuppressWarnings("singlet:swallowed-prefix")
sealed interface PackagePrivateInverted {

  @Entity
  @LinkedKey(partition = "PERSON#{name}", sort = "CITY#{city}")
  @LinkedKey(name = "ofCity", index = "inverted", partition = "CITY#{city}", sort = "PERSON#{name}")
  record Person(String name, String city) implements PackagePrivateInverted, Inhabitants {}

  @Entity
  @LinkedKey(partition = "PERSON#DOG#{name}", sort = "CITY#{city}")
  record Dog(String name, String city) implements PackagePrivateInverted {}

  @Entity
  @LinkedKey(partition = "PERSON#CAT#{name}", sort = "CITY#{city}")
  @LinkedKey(
      name = "ofCity",
      index = "inverted",
      partition = "CITY#{city}",
      sort = "PERSON#CAT#{name}")
  record Cat(String name, String city) implements PackagePrivateInverted, Inhabitants {}

  @ItemCollection(name = "ofCity", index = "inverted")
  sealed interface Inhabitants extends PackagePrivateInverted permits Person, Cat {}

  @Entity
  @LinkedKey(partition = "STREET#{name}", sort = "STREET")
  @LinkedKey(name = "ofCity", index = "GSI1", partition = "CITY#{city}", sort = "AT#{name}")
  @LinkedKey(name = "named", index = "crossed", partition = "AT#{name}", sort = "CITY#{city}")
  record Street(String name, String city) implements PackagePrivateInverted {}

  @Entity
  @LinkedKey(partition = "SQUARE#{name}", sort = "SQUARE")
  @LinkedKey(name = "ofCity", index = "GSI1", partition = "CITY#{city}", sort = "AT#{name}")
  record Square(String name, String city) implements PackagePrivateInverted {}
}
