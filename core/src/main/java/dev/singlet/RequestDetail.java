package dev.singlet;

/** A detail that the reports of a listener have only if it is asked for. */
public enum RequestDetail {

  /** The request as text, see {@link RequestReport#text}. Costs nothing until it is called. */
  TEXT,

  /**
   * The sizes of the item collections that a write changes, see {@link
   * RequestReport#itemCollections}. Only tables with local indexes have them.
   */
  ITEM_COLLECTIONS
}
