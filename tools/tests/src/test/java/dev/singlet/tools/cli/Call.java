package dev.singlet.tools.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/**
 * A call of the command line.
 *
 * @param status its exit code
 * @param out what it printed
 * @param err what it printed as errors and progress
 */
record Call(int status, String out, String err) {

  static Call of(Object... arguments) {
    String[] texts = new String[arguments.length];
    for (int i = 0; i < texts.length; i++) {
      texts[i] = arguments[i].toString();
    }
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status = Main.run(new PrintWriter(out, true), new PrintWriter(err, true), texts);
    return new Call(status, out.toString(), err.toString());
  }
}
