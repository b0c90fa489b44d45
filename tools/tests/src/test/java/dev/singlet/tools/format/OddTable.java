package dev.singlet.tools.format;

import dev.singlet.model.AttributeType;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.IndexDescriptor.Projection;
import dev.singlet.model.KeyDescriptor;
import dev.singlet.model.ManagedAttributes;
import dev.singlet.model.TableDescriptor;
import java.util.List;

/**
 * A table with everything that a key and an index can have, and with names that other languages
 * read as something else.
 */
final class OddTable {

  static final KeyDescriptor.Attribute ON = attribute("on", AttributeType.S);
  static final KeyDescriptor.Attribute NUMBER = attribute("1e3", AttributeType.N);
  static final KeyDescriptor.Attribute QUOTES = attribute("a\"b'c\\d", AttributeType.B);
  static final KeyDescriptor.Attribute TEMPLATE = attribute("$${x}%{if}${y}", AttributeType.S);
  static final KeyDescriptor.Attribute LINES = attribute("- a: b\r\n\t# c\u2028", AttributeType.N);
  static final KeyDescriptor.Attribute EMOJI =
      attribute("\ud83d\ude00 *\\/ \\u0022", AttributeType.S);

  private OddTable() {}

  static TableDescriptor describe() {
    return new TableDescriptor(
        "com.example.Öd.Odd_Names$",
        "",
        "1e3.off-_",
        new KeyDescriptor(List.of(ON), List.of(NUMBER)),
        List.of(
            new IndexDescriptor(
                "1.5",
                IndexDescriptor.Type.GLOBAL,
                new KeyDescriptor(List.of(QUOTES, ON, EMOJI), List.of(NUMBER, TEMPLATE, LINES)),
                Projection.INCLUDE,
                List.of("null", "~", "${z}", "#")),
            new IndexDescriptor(
                "no-sort",
                IndexDescriptor.Type.GLOBAL,
                new KeyDescriptor(List.of(TEMPLATE), List.of()),
                Projection.KEYS_ONLY,
                List.of()),
            new IndexDescriptor(
                "yes",
                IndexDescriptor.Type.LOCAL,
                new KeyDescriptor(List.of(ON), List.of(QUOTES)),
                Projection.INCLUDE,
                List.of("0x1F")),
            new IndexDescriptor(
                "local.all",
                IndexDescriptor.Type.LOCAL,
                new KeyDescriptor(List.of(ON), List.of(LINES)),
                Projection.ALL,
                List.of())),
        "#",
        "IDENTITY",
        "",
        new ManagedAttributes("_et", "", "", "", "", "off"),
        List.of(),
        List.of(),
        List.of());
  }

  /** The least: a key of one attribute, and nothing else. */
  static TableDescriptor leastOf() {
    return new TableDescriptor(
        "Least",
        "",
        "Least",
        new KeyDescriptor(List.of(ON), List.of()),
        List.of(),
        "#",
        "IDENTITY",
        "",
        new ManagedAttributes("_et", "", "", "", "", ""),
        List.of(),
        List.of(),
        List.of());
  }

  private static KeyDescriptor.Attribute attribute(String name, AttributeType type) {
    return new KeyDescriptor.Attribute(name, type);
  }
}
