package dev.singlet.change.recorded;

import dev.singlet.model.change.Strictness;
import dev.singlet.model.json.InvalidJsonException;
import dev.singlet.model.json.JsonObject;
import dev.singlet.model.json.JsonText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The settings of a table's gate, in the file {@code gate.json}.
 *
 * @param strictness the programs and items that a change must not break
 * @param isTransitive true if a model is compared with all recorded models, false if only with the
 *     last one. If an environment can skip a release, its items are those of an earlier model.
 */
public record GateSettings(Strictness strictness, boolean isTransitive) {

  /** The settings of a table without the file. */
  public static final GateSettings DEFAULT = new GateSettings(Strictness.FULL, false);

  static final String FILE = "gate.json";
  private static final List<String> NAMES = List.of("strictness", "transitive");

  /**
   * Reads the settings. One that is misspelt would protect less than it says.
   *
   * @throws InvalidJsonException if the text has other settings or values
   */
  static GateSettings read(String text) {
    JsonObject json = JsonObject.of(text);
    for (String name : json.members().keySet()) {
      if (!NAMES.contains(name)) {
        throw new InvalidJsonException(
            "There is no setting " + name + ". Settings: " + String.join(", ", NAMES) + ".");
      }
    }
    return new GateSettings(
        Objects.requireNonNullElse(
            json.constantOrNull("strictness", Strictness.class), DEFAULT.strictness),
        json.isTrue("transitive"));
  }

  String write() {
    Map<String, Object> members = new LinkedHashMap<>();
    members.put("strictness", strictness.name());
    members.put("transitive", isTransitive);
    return JsonText.of(members);
  }
}
