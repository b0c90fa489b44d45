package dev.singlet.processor.validate;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.ComputedModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.settings.TableSettings;
import dev.singlet.processor.model.table.TableModel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * No placeholder is written as in other languages, {@code %s}, {@code :name}, {@code <name>} or
 * {@code $name}. It would be text, the same in every item.
 */
final class ForeignPlaceholders implements HalfRule {

  private static final Pattern CONVERSION = Pattern.compile("%(?:\\d+\\$)?[sd]\\b");
  private static final Pattern NAMED = Pattern.compile("[:$](\\w+)|<(\\w+)>");

  @Override
  public void check(KeyHalf half, EntityModel entity, TableModel table, Report report) {
    if (half.attribute().type() == ScalarType.S) {
      in(half, entity, table.settings()).ifPresent(found -> report(found, half, entity, report));
    }
  }

  /** Returns the first such placeholder in a template. */
  static Optional<String> in(KeyHalf half, EntityModel entity, TableSettings table) {
    Set<String> names = new HashSet<>(names(entity));
    for (Part part : half.template().parts()) {
      if (part instanceof Part.Literal literal) {
        Optional<String> found =
            CONVERSION
                .matcher(literal.text())
                .results()
                .map(MatchResult::group)
                .findFirst()
                .or(
                    () ->
                        NAMED
                            .matcher(literal.text())
                            .results()
                            .filter(match -> names.contains(nameIn(match)))
                            .map(MatchResult::group)
                            .findFirst())
                .filter(text -> !text.startsWith(table.delimiter()));
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  private static String nameIn(MatchResult match) {
    return match.group(1) != null ? match.group(1) : match.group(2);
  }

  private static List<String> names(EntityModel entity) {
    List<String> names =
        new ArrayList<>(entity.attributes().stream().map(AttributeModel::component).toList());
    names.addAll(entity.computed().stream().map(ComputedModel::name).toList());
    return names;
  }

  private static void report(String found, KeyHalf half, EntityModel entity, Report report) {
    String name = found.replaceAll("\\W", "");
    report.add(
        "%s has \"%s\", which becomes part of every key as it is. Did you mean {%s}? Write that.",
        Code.PLACEHOLDER_AS_TEXT,
        half,
        found,
        names(entity).contains(name) ? name : names(entity).get(0));
  }
}
