package dev.singlet;

/** A detail that the reports of a listener have only if it is asked for. */
public enum RequestDetail {

  /** The request as text, see {@link RequestReport#text}. Costs nothing until it is called. */
  TEXT
}
