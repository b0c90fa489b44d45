package dev.singlet.model.change;

/** The kinds of changes that a model can have. Each has a code, which never changes. */
public enum ChangeKind {
  /** The table has another name. */
  TABLE_NAME("SGC0101", "the table has another name"),
  /** The table has other key attributes. */
  TABLE_KEY("SGC0102", "the table has other key attributes"),
  /** The delimiter of keys is another one. */
  DELIMITER("SGC0103", "the delimiter of keys is another one"),
  /** The naming of attributes is another one. */
  NAMING("SGC0104", "the naming of attributes is another one"),
  /** The prefix of tenants is another one. */
  TENANTS("SGC0105", "the prefix of tenants is another one"),
  /** Schema versions are in another attribute. */
  VERSION_ATTRIBUTE("SGC0106", "schema versions are in another attribute"),
  /** The time to live is in another attribute. */
  TIME_TO_LIVE_ATTRIBUTE("SGC0107", "the time to live is in another attribute"),
  /** The hooks are others. */
  HOOKS("SGC0108", "the hooks are others"),
  /** An item collection is another one. */
  COLLECTION("SGC0109", "an item collection is another one"),

  /** An index is added. */
  INDEX_ADDED("SGC0201", "an index is added"),
  /** An index is removed. */
  INDEX_REMOVED("SGC0202", "an index is removed"),
  /** An index has other key attributes. */
  INDEX_KEY_ATTRIBUTES("SGC0203", "an index has other key attributes"),
  /** An index includes other attributes. */
  INDEX_PROJECTION("SGC0204", "an index includes other attributes"),
  /** A vector index has other vectors or filters. */
  INDEX_VECTOR("SGC0205", "a vector index has other vectors or filters"),

  /** An entity is added. */
  ENTITY_ADDED("SGC0301", "an entity is added"),
  /** An entity is removed. */
  ENTITY_REMOVED("SGC0302", "an entity is removed"),
  /** An entity is stored under another name. */
  ENTITY_RENAMED("SGC0303", "an entity is stored under another name"),
  /** An older name of the entity is added. */
  ENTITY_ALIAS_ADDED("SGC0304", "an older name of the entity is added"),
  /** An older name of the entity is dropped. */
  ENTITY_ALIAS_DROPPED("SGC0305", "an older name of the entity is dropped"),
  /** The record of an entity has another name. */
  ENTITY_RENAMED_IN_JAVA("SGC0306", "the record of an entity has another name"),
  /** Items are told in another way. */
  ENTITY_MARK("SGC0307", "items are told in another way"),
  /** The times of items are in other attributes. */
  STAMPS("SGC0308", "the times of items are in other attributes"),
  /** A schema version is introduced. */
  SCHEMA_VERSION_INTRODUCED("SGC0309", "a schema version is introduced"),
  /** The schema version is raised. */
  SCHEMA_VERSION_RAISED("SGC0310", "the schema version is raised"),
  /** The schema version is lowered. */
  SCHEMA_VERSION_LOWERED("SGC0311", "the schema version is lowered"),
  /** A projection is another one. */
  PROJECTION("SGC0312", "a projection is another one"),

  /** A component is added. */
  ADDED("SGC0401", "a component is added"),
  /** A component is removed. */
  REMOVED("SGC0402", "a component is removed"),
  /** A component is stored under another name. */
  RENAMED("SGC0403", "a component is stored under another name"),
  /** An older name of a component is added. */
  ALIAS_ADDED("SGC0404", "an older name of a component is added"),
  /** An older name of a component is dropped. */
  ALIAS_DROPPED("SGC0405", "an older name of a component is dropped"),
  /** A component has another name in Java. */
  RENAMED_IN_JAVA("SGC0406", "a component has another name in Java"),
  /** A component may be absent. */
  MAY_BE_ABSENT("SGC0407", "a component may be absent"),
  /** A component may no longer be absent. */
  REQUIRED("SGC0408", "a component may no longer be absent"),
  /** A default is added. */
  DEFAULT_ADDED("SGC0409", "a default is added"),
  /** A default is removed. */
  DEFAULT_REMOVED("SGC0410", "a default is removed"),
  /** A default is another one, or for other records. */
  DEFAULT_CHANGED("SGC0411", "a default is another one, or for other records"),
  /** A component is read-only, or no longer. */
  READ_ONLY("SGC0412", "a component is read-only, or no longer"),
  /** A write fills in a component in another way. */
  STAMP("SGC0413", "a write fills in a component in another way"),
  /** A component is the time to live, or no longer. */
  TIME_TO_LIVE("SGC0414", "a component is the time to live, or no longer"),
  /** A component has other constraints. */
  CONSTRAINTS("SGC0415", "a component has other constraints"),
  /** A component is hidden or sensitive, or no longer. */
  SHOWN("SGC0416", "a component is hidden or sensitive, or no longer"),
  /** A component is in the key alone, or no longer. */
  ONLY_IN_KEY("SGC0417", "a component is in the key alone, or no longer"),
  /** Unknown attributes are kept, or no longer. */
  EXTRAS("SGC0418", "unknown attributes are kept, or no longer"),
  /** A check of several components is another one. */
  CHECKS("SGC0419", "a check of several components is another one"),
  /** A vector is made of other components. */
  EMBEDDING("SGC0420", "a vector is made of other components"),

  /** A value has another type. */
  TYPE("SGC0501", "a value has another type"),
  /** A time is stored in another form. */
  FORMAT("SGC0502", "a time is stored in another form"),
  /** A constant is added. */
  CONSTANT_ADDED("SGC0503", "a constant is added"),
  /** A constant is removed. */
  CONSTANT_REMOVED("SGC0504", "a constant is removed"),
  /** A value is changed in another way before it is stored. */
  TRANSFORMATION("SGC0505", "a value is changed in another way before it is stored"),
  /** A value has another converter. */
  CONVERTER("SGC0506", "a value has another converter"),
  /** Elements may be null, or no longer. */
  NULL_ELEMENTS("SGC0507", "elements may be null, or no longer"),
  /** A variant is added. */
  VARIANT_ADDED("SGC0508", "a variant is added"),
  /** A variant is removed. */
  VARIANT_REMOVED("SGC0509", "a variant is removed"),
  /** Variants are told in another way. */
  DISCRIMINATOR("SGC0510", "variants are told in another way"),

  /** Items have another primary key. */
  PRIMARY_KEY("SGC0601", "items have another primary key"),
  /** Items get a key in an index. */
  INDEX_KEY_ADDED("SGC0602", "items get a key in an index"),
  /** Items have no key in an index any more. */
  INDEX_KEY_REMOVED("SGC0603", "items have no key in an index any more"),
  /** Items have another key in an index. */
  INDEX_KEY_TEMPLATE("SGC0604", "items have another key in an index"),
  /** Items have a key in an index under another condition. */
  INDEX_KEY_CONDITION("SGC0605", "items have a key in an index under another condition"),
  /** The access patterns have other names, or there are more or fewer of them. */
  ACCESS_PATTERN("SGC0606", "the access patterns are others"),

  /** A component is unique. */
  UNIQUE_ADDED("SGC0701", "a component is unique"),
  /** A component is no longer unique. */
  UNIQUE_REMOVED("SGC0702", "a component is no longer unique"),
  /** Unique values are reserved under other keys. */
  UNIQUE_KEY("SGC0703", "unique values are reserved under other keys"),

  /** A computed attribute is stored. */
  COMPUTED_ADDED("SGC0801", "a computed attribute is stored"),
  /** A computed attribute is no longer stored. */
  COMPUTED_REMOVED("SGC0802", "a computed attribute is no longer stored"),
  /** A computed attribute is made or stored in another way. */
  COMPUTED_CHANGED("SGC0803", "a computed attribute is made or stored in another way");

  private final String code;
  private final String title;

  ChangeKind(String code, String title) {
    this.code = code;
    this.title = title;
  }

  /**
   * Returns the code.
   *
   * @return such as {@code SGC0405}
   */
  public String code() {
    return code;
  }

  /**
   * Returns the change in words.
   *
   * @return a sentence without its first capital and its full stop
   */
  public String title() {
    return title;
  }
}
