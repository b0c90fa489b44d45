package dev.singlet.it.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.UnreadableItemException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.hostile.model.Hostile.Circle;
import dev.singlet.it.hostile.model.Hostile.Group;
import dev.singlet.it.hostile.model.Hostile.Others;
import dev.singlet.it.hostile.model.Hostile.Shape;
import dev.singlet.it.hostile.model.Hostile.Tree;
import dev.singlet.it.hostile.model.HostileOthersEntity;
import dev.singlet.it.hostile.model.HostileTable;
import dev.singlet.testing.LocalTable;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** DynamoDB takes 32 levels, the item itself counted; records may be deeper. */
class DepthTest {

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(HostileTable.SCHEMA);

  /** Trees within each other; each has an empty list, one level further down. */
  private static Others trees(int levels) {
    Tree tree = new Tree("innermost", List.of(), null);
    for (int i = 1; i < levels; i++) {
      tree = new Tree("tree", List.of(), tree);
    }
    return Records.with(Good.OTHERS, "tree", tree);
  }

  private static Others groups(int groups) {
    Shape shape = new Circle(1);
    for (int i = 0; i < groups; i++) {
      shape = new Group(List.of(shape));
    }
    return Records.with(Good.OTHERS, "shape", shape);
  }

  @Test
  void aRecordOf32LevelsIsStoredAndRead() {
    Others trees = TABLE.client().execute(HostileOthersEntity.put(trees(30)));
    assertThat(TABLE.client().execute(HostileOthersEntity.get("1")).orElseThrow().tree())
        .isEqualTo(trees.tree());

    Others groups = TABLE.client().execute(HostileOthersEntity.put(groups(15)));
    assertThat(TABLE.client().execute(HostileOthersEntity.get("1")).orElseThrow().shape())
        .isEqualTo(groups.shape());
  }

  @Test
  void aRecordOf33LevelsIsToldWithTheWayToIt() {
    assertThatThrownBy(() -> HostileOthersEntity.put(trees(31)).toRequest())
        .isInstanceOf(ValidationException.class)
        .hasMessage(
            "[SGR0101] Others is not valid: tree"
                + ".favourite".repeat(30)
                + ".children must not be a list or map more than 32 levels deep, the item itself"
                + " counted.");
    assertThatThrownBy(() -> HostileOthersEntity.put(groups(16)).toRequest())
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("shape" + ".shapes[0]".repeat(15) + ".shapes");
  }

  @Test
  void anItemDeeperThanAnyIsTold() {
    AttributeValue tree = tree(AttributeValue.createS("no tree"));
    for (int i = 0; i < 1_000; i++) {
      tree = tree(tree);
    }
    Map<String, AttributeValue> item = Good.others();
    item.put("tree", tree);

    assertThatThrownBy(
            () -> HostileTable.client(new OneItem(item)).execute(HostileOthersEntity.get("1")))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessageEndingWith(
            "attribute tree"
                + ".favourite".repeat(30)
                + ".children: is a list or map more than 32 levels deep, which DynamoDB can't hold.");
  }

  private static AttributeValue tree(AttributeValue favourite) {
    return AttributeValue.createM(
        Map.of(
            "name",
            AttributeValue.createS("tree"),
            "children",
            AttributeValue.createL(List.of()),
            "favourite",
            favourite));
  }
}
