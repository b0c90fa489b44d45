package dev.singlet.listener;

/** A detail of a report. A listener receives it only if it asks for it. */
public enum RequestDetail {

  /** The request as text, see {@link RequestReport#text}. It is made when that method is called. */
  TEXT,

  /**
   * The sizes of the item collections that a write changes, see {@link
   * RequestReport#itemCollections}. Only tables with local indexes have them.
   */
  ITEM_COLLECTIONS
}
