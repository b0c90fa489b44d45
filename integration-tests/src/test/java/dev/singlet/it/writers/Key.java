package dev.singlet.it.writers;

/** Where an item is: whose it is, and its primary key without the tenant's part. */
record Key(String tenant, String partition, String sort) {

  static Key account(String tenant, String name) {
    return new Key(tenant, "ACCOUNT#" + name, "ACCOUNT");
  }

  static Key task(String tenant, String owner, int id) {
    return new Key(tenant, "ACCOUNT#" + owner, String.format("TASK#%04d", id));
  }

  static Key entry(String tenant, String owner, int number) {
    return new Key(tenant, "ACCOUNT#" + owner, String.format("ENTRY#%03d", number));
  }

  /** A partition key as it is stored. */
  String stored(String text) {
    return "GUILD#" + tenant + "#" + text;
  }

  /** The primary key as it is stored, as one text. */
  String text() {
    return stored(partition) + " / " + sort;
  }

  String owner() {
    return partition.substring("ACCOUNT#".length());
  }

  int number() {
    return Integer.parseInt(sort.substring(sort.indexOf('#') + 1));
  }
}
