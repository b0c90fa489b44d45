package dev.singlet.annotation;

/** The attributes that DynamoDB copies into an index. */
public enum ProjectionType {
  /** All attributes of the item. */
  ALL,

  /** The key attributes of the table and of the index. */
  KEYS_ONLY,

  /** The key attributes and those named in {@link Index#include}. */
  INCLUDE
}
