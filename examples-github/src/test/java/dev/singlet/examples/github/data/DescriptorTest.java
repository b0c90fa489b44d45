package dev.singlet.examples.github.data;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.examples.github.model.GitHubTable;
import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.ConditionDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.EnumConstant;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.KeyDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.TemplateDescriptor;
import dev.singlet.operation.Operation;
import dev.singlet.testing.LocalTable;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The descriptor says what is stored: a program that knows nothing else finds every key. */
class DescriptorTest {

  private static final TableDescriptor MODEL = GitHubTable.describe();

  @RegisterExtension
  final LocalTable table =
      LocalTable.of(GitHubTable.SCHEMA)
          .seed(
              SampleData.entities().stream()
                  .map(entity -> GitHubKinds.ALL.put(entity))
                  .toArray(Operation<?>[]::new));

  @Test
  void keysOfStoredItemsFollowFromTheirTemplates() {
    List<Map<String, AttributeValue>> items = table.items();

    assertThat(items).hasSizeGreaterThan(400);
    for (Map<String, AttributeValue> item : items) {
      EntityDescriptor entity = entity(item);
      Map<String, String> expected = new TreeMap<>();
      for (LinkedKeyDescriptor key : entity.keys()) {
        if (holds(key, entity, item)) {
          key.templates()
              .forEach(
                  template -> expected.put(template.attribute(), text(template, entity, item)));
        }
      }
      assertThat(keys(item)).isEqualTo(expected);
    }
  }

  @Test
  void attributesOfStoredItemsAreDescribed() {
    for (Map<String, AttributeValue> item : table.items()) {
      EntityDescriptor entity = entity(item);
      TreeSet<String> unknown = new TreeSet<>(item.keySet());
      unknown.removeAll(keys(item).keySet());
      unknown.remove(MODEL.managed().entity());
      for (AttributeDescriptor attribute : entity.attributes()) {
        if (unknown.remove(attribute.name())) {
          AttributeValue value = item.get(attribute.name());
          assertThat(value.type().name())
              .as(entity.name() + "." + attribute.name())
              .isEqualTo(attribute.type().stored().name());
        } else {
          assertThat(attribute.isRequired()).as(attribute.component()).isFalse();
        }
      }
      assertThat(unknown).isEmpty();
    }
  }

  @Test
  void accessPatternsAreThoseOfTheExample() {
    assertThat(
            MODEL.entities().stream()
                .flatMap(entity -> entity.patterns().stream())
                .filter(pattern -> pattern.owner().endsWith(".IssueEntity"))
                .map(
                    pattern ->
                        String.join(
                            " | ",
                            pattern.signature(),
                            pattern.index(),
                            pattern.keyCondition(),
                            pattern.sort().stream()
                                .map(part -> part.source() + (part.isDescending() ? " down" : ""))
                                .collect(Collectors.joining(", ")),
                            String.join(", ", pattern.alsoInRange()))))
        .containsExactly(
            "IssueEntity.get(String owner, String repoName, long issueNumber) |  | PK ="
                + " 'ISSUE#{owner}#{repoName}#{issueNumber:pad(8)}' AND SK ="
                + " 'ISSUE#{owner}#{repoName}#{issueNumber:pad(8)}' |  | ",
            "IssueEntity.byRepo(String owner, String repoName) | GSI1 | GSI1PK ="
                + " 'ISSUE#{owner}#{repoName}' AND begins_with(GSI1SK, 'ISSUE#') | issueNumber | ",
            "IssueEntity.openByRepo(String owner, String repoName) | GSI4 | GSI4PK ="
                + " 'ISSUE#{owner}#{repoName}' AND begins_with(GSI4SK, 'ISSUE#OPEN#') | issueNumber"
                + " down | ",
            "IssueEntity.closedByRepo(String owner, String repoName) | GSI4 | GSI4PK ="
                + " 'ISSUE#{owner}#{repoName}' AND begins_with(GSI4SK, '#ISSUE#CLOSED#') |"
                + " issueNumber | ");
  }

  private static EntityDescriptor entity(Map<String, AttributeValue> item) {
    return MODEL.entity(item.get(MODEL.managed().entity()).s()).orElseThrow();
  }

  /** Returns the attributes of an item that belong to a key of the table or of an index. */
  private static Map<String, String> keys(Map<String, AttributeValue> item) {
    return Stream.concat(Stream.of(MODEL.key()), MODEL.indexes().stream().map(IndexDescriptor::key))
        .flatMap(key -> key.attributes().stream())
        .map(KeyDescriptor.Attribute::name)
        .filter(item::containsKey)
        .collect(
            Collectors.toMap(name -> name, name -> item.get(name).s(), (a, b) -> a, TreeMap::new));
  }

  private static boolean holds(
      LinkedKeyDescriptor key, EntityDescriptor entity, Map<String, AttributeValue> item) {
    if (key.when() == null) {
      return true;
    }
    for (ConditionDescriptor.Term term : key.when().terms()) {
      AttributeDescriptor attribute = entity.attribute(term.source()).orElseThrow();
      List<String> stored =
          attribute.type().constants().stream()
              .filter(constant -> term.values().contains(constant.name()))
              .map(EnumConstant::stored)
              .toList();
      if (stored.contains(item.get(attribute.name()).s()) == term.isNegated()) {
        return false;
      }
    }
    return true;
  }

  private static String text(
      TemplateDescriptor template, EntityDescriptor entity, Map<String, AttributeValue> item) {
    StringBuilder text = new StringBuilder();
    for (TemplateDescriptor.Part part : template.parts()) {
      if (part instanceof TemplateDescriptor.Part.Value value) {
        AttributeDescriptor attribute = entity.attribute(value.source()).orElseThrow();
        AttributeValue stored = item.get(attribute.name());
        text.append(formatted(stored.n() == null ? stored.s() : stored.n(), value.formats()));
      } else {
        text.append(part);
      }
    }
    return text.toString();
  }

  private static String formatted(String value, List<String> formats) {
    return switch (String.join("", formats)) {
      case "" -> value;
      case "pad(8)" -> "0".repeat(8 - value.length()) + value;
      case "reverse(8)" -> String.valueOf(99_999_999 - Integer.parseInt(value));
      default -> throw new IllegalArgumentException(formats.toString());
    };
  }
}
