package dev.singlet.tools.cli;

import java.io.PrintWriter;

/** The writers that a call was given. Commands print there, and don't ask picocli for its own. */
interface Printers {

  /** Returns what takes results. */
  PrintWriter out();

  /** Returns what takes errors and progress. */
  PrintWriter err();
}
