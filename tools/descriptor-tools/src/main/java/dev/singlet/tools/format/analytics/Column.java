package dev.singlet.tools.format.analytics;

import java.util.List;

/**
 * A column of a view.
 *
 * @param name its name
 * @param sql its value
 * @param notes comments before it
 */
record Column(String name, String sql, List<String> notes) {

  Column {
    notes = List.copyOf(notes);
  }
}
