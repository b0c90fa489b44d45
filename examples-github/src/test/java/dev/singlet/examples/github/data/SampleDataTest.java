package dev.singlet.examples.github.data;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.examples.github.model.GitHub;
import dev.singlet.examples.github.model.GitHubTable;
import dev.singlet.examples.shared.entity.EntityKind;
import dev.singlet.value.PrimaryKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SampleDataTest {

  @Test
  void holdsSeveralHundredEntitiesOfAllKinds() {
    List<GitHub> entities = SampleData.entities();

    assertThat(entities).hasSizeBetween(400, 1000);
    for (EntityKind<? extends GitHub> kind : GitHubKinds.ALL.all()) {
      assertThat(entities).hasAtLeastOneElementOfType(kind.record());
    }
  }

  @Test
  void isTheSameEveryTime() {
    assertThat(SampleData.entities()).isEqualTo(SampleData.entities());
  }

  @Test
  void isValidAndHasNoKeyTwice() {
    List<PrimaryKey> keys =
        SampleData.entities().stream()
            .map(entity -> GitHubKinds.ALL.put(entity).toRequest().item())
            .map(item -> PrimaryKey.of(GitHubTable.SCHEMA.key(), item))
            .toList();

    assertThat(keys).doesNotHaveDuplicates();
  }

  @Test
  void everyKindOfEntityIsKnown() {
    Set<Class<?>> known =
        GitHubKinds.ALL.all().stream().map(EntityKind::record).collect(Collectors.toSet());

    assertThat(known).isEqualTo(Set.copyOf(records(GitHub.class)));
  }

  @Test
  void everyKindOfEntityCanBeShown() {
    for (EntityKind<? extends GitHub> kind : GitHubKinds.ALL.all()) {
      assertThat(kind.columns()).as(kind.type().name()).isNotEmpty();
    }
  }

  private static List<Class<?>> records(Class<?> type) {
    if (type.isRecord()) {
      return List.of(type);
    }
    List<Class<?>> records = new ArrayList<>();
    for (Class<?> permitted : type.getPermittedSubclasses()) {
      records.addAll(records(permitted));
    }
    return records;
  }
}
