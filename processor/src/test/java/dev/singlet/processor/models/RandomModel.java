package dev.singlet.processor.models;

import dev.singlet.processor.fixture.Source;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A random model, which a seed settles: a table, its entities, and what they hold.
 *
 * @param seed the seed
 * @param packageName its package, which no model of another seed has; empty for one in sixteen
 * @param sources its files
 */
record RandomModel(long seed, String packageName, List<Source> sources) {

  /** Of so many models in a row one is in the unnamed package. */
  static final int UNNAMED = 16;

  static RandomModel of(long seed) {
    return new Writer(seed).write();
  }

  /** All of its source. */
  String text() {
    return sources.stream()
        .map(source -> source.getCharContent(true).toString())
        .collect(Collectors.joining("\n"));
  }

  @Override
  public String toString() {
    return "the model of seed " + seed;
  }

  private static final class Writer {

    private final long seed;
    private final Dice dice;
    private final OddNames names;
    private final String packageName;
    private final List<Source> sources = new ArrayList<>();
    private final Set<String> topLevel = new HashSet<>();
    private final List<String> own = new ArrayList<>();
    private final StringBuilder members = new StringBuilder();
    private final boolean isNested;
    private final String table;
    private final Set<String> inTable;

    Writer(long seed) {
      this.seed = seed;
      this.dice = new Dice(seed);
      this.names = new OddNames(dice);
      this.packageName =
          Math.floorMod(seed, UNNAMED) == 0
              ? ""
              : "m"
                  + Long.toUnsignedString(seed, 36)
                  + dice.of("", "", "", ".record", ".var.when", ".$", ".java.lang", ".Type");
      this.isNested = dice.percent(50);
      this.table = names.type(topLevel);
      this.inTable = OddNames.scope(table);
    }

    RandomModel write() {
      RandomTable settings = RandomTable.of(dice);
      for (int i = dice.of(0, 1, 1, 2, 3); i > 0; i--) {
        addHeld();
      }
      boolean isShared = dice.percent(20);
      String parent = table;
      if (isShared) {
        parent = nested();
      }
      List<String> entities = new ArrayList<>();
      StringBuilder nestedEntities = new StringBuilder();
      for (int i = 0; i < (isShared ? 2 : dice.of(1, 1, 2)); i++) {
        RandomEntity entity = new RandomEntity(dice, names, settings, i, own);
        String name = names.type(isNested ? inTable : topLevel);
        entities.add(name);
        String modifiers = isNested || dice.percent(30) ? "" : "public ";
        String source =
            entity.source(
                modifiers,
                name,
                parent.equals(table) ? table : table + "." + parent,
                isShared ? "SHARED" : "");
        if (isNested) {
          nestedEntities.append(source);
        } else {
          file(name, source);
        }
        if (dice.percent(15)) {
          addProjection(entity, qualified(name, isNested));
        }
      }
      String permits =
          isNested
              ? ""
              : " permits " + entities.stream().map(this::top).collect(Collectors.joining(", "));
      StringBuilder text = new StringBuilder(settings.annotation());
      text.append(dice.of("", "public ")).append("sealed interface ").append(table);
      text.append(isShared ? "" : permits).append(" {\n").append(members);
      if (isShared) {
        text.append("@dev.singlet.annotation.ItemCollection")
            .append(
                dice.percent(50)
                    ? ""
                    : "(name = \"%s\")".formatted(names.pattern(new HashSet<>(), Set.of("a"))))
            .append("\nsealed interface ")
            .append(parent)
            .append(" extends ")
            .append(table)
            .append(permits)
            .append(" {}\n");
      }
      file(table, text.append(nestedEntities).append("}\n").toString());
      return new RandomModel(seed, packageName, List.copyOf(sources));
    }

    private String nested() {
      String name = names.type(inTable);
      topLevel.add(name);
      return name;
    }

    private void addProjection(RandomEntity entity, String of) {
      List<String> some = new ArrayList<>();
      for (Component component : entity.components()) {
        if (some.isEmpty() || dice.percent(50)) {
          some.add(component.parameter());
        }
      }
      String name = names.type(topLevel);
      file(
          name,
          "@dev.singlet.annotation.Projection(of = %s.class)\npublic record %s(%s) {}\n"
              .formatted(of, name, String.join(", ", some)));
    }

    /** A type that entities hold: an enum, a record, a generic one, or a sealed interface. */
    private void addHeld() {
      boolean isMember = dice.percent(50);
      Set<String> scope = isMember ? inTable : topLevel;
      String name = isMember ? names.type(inTable) : names.type(topLevel, inTable);
      String source =
          switch (dice.between(0, 4)) {
            case 0 -> enumeration(name);
            case 1, 2 -> record(name, "", qualified(name, isMember));
            case 3 -> record(name, "<" + parameter(name) + ">", "");
            default -> union(name, scope);
          };
      if (isMember) {
        members.append(source.indent(2));
      } else {
        file(name, "public " + source);
      }
      boolean isGeneric = source.contains("record " + name + "<");
      if (isGeneric) {
        inTable.add(name); // No type within the table hides it: arguments would not fit that.
      }
      own.add(qualified(name, isMember) + (isGeneric ? "<>" : ""));
    }

    private String parameter(String name) {
      return name.equals("T") ? "U" : "T";
    }

    private String enumeration(String name) {
      Set<String> constants = new HashSet<>(Set.of("values", "valueOf"));
      List<String> list = new ArrayList<>();
      for (int i = dice.between(1, 4); i > 0; i--) {
        list.add(
            dice.of("", "", "@dev.singlet.annotation.StoredAs(\"%d\") ".formatted(i))
                + names.component(constants));
      }
      return "enum %s { %s }\n".formatted(name, String.join(", ", list));
    }

    private String record(String name, String parameters, String self) {
      Set<String> components = new HashSet<>();
      List<String> list = new ArrayList<>();
      int most = dice.of(0, 1, 2, 4);
      List<Component> some = new Components(dice, names, own).some(most, components, false);
      some.forEach(each -> list.add(each.toString()));
      if (!parameters.isEmpty()) {
        String variable = parameters.substring(1, parameters.length() - 1);
        list.add(variable + " " + names.component(components));
        list.add("java.util.List<" + variable + "> " + names.component(components));
      } else if (!self.isEmpty() && dice.percent(15)) {
        list.add("java.util.List<" + self + "> " + names.component(components));
      }
      return "record %s%s(%s) {}\n".formatted(name, parameters, String.join(", ", list));
    }

    private String union(String name, Set<String> scope) {
      Set<String> within = new HashSet<>(scope);
      within.add(name);
      StringBuilder text = new StringBuilder("sealed interface " + name + " {\n");
      for (int i = dice.between(1, 3); i > 0; i--) {
        String variant = names.type(within);
        String source = record(variant, "", "").replace(") {}", ") implements " + name + " {}");
        text.append(source);
      }
      return text.append("}\n").toString();
    }

    private String qualified(String name, boolean isMember) {
      return top(isMember ? table + "." + name : name);
    }

    private String top(String name) {
      return packageName.isEmpty() ? name : packageName + "." + name;
    }

    private void file(String name, String text) {
      String header = packageName.isEmpty() ? "" : "package " + packageName + ";\n\n";
      String folder = packageName.isEmpty() ? "" : packageName.replace('.', '/') + "/";
      sources.add(Source.at("models/src/" + folder + name, header + text));
    }
  }
}
