package dev.singlet.it.evolution;

import static dev.singlet.it.evolution.model.ForgeRepoEntity.LEAD;
import static dev.singlet.it.evolution.model.ForgeRepoEntity.PLACE;
import static dev.singlet.it.evolution.model.ForgeRepoEntity.STARS;
import static dev.singlet.it.evolution.model.ForgeRepoEntity.TEXT;
import static dev.singlet.it.evolution.model.ForgeRepoEntity.TOPICS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.attribute.Condition;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.it.evolution.model.Forge.Mirror;
import dev.singlet.it.evolution.model.Forge.Place;
import dev.singlet.it.evolution.model.Forge.Repo;
import dev.singlet.it.evolution.model.Forge.Summary;
import dev.singlet.it.evolution.model.ForgeHostedCollection;
import dev.singlet.it.evolution.model.ForgeMirrorEntity;
import dev.singlet.it.evolution.model.ForgeRepoEntity;
import dev.singlet.it.evolution.model.ForgeSummaryProjection;
import dev.singlet.it.evolution.model.ForgeTable;
import dev.singlet.testing.LocalTable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items with older names are read, asked and changed as if they had the current ones. */
class AliasesTest {

  private static final Repo READ =
      new Repo(
          "aws",
          "sdk",
          "ann",
          "Old",
          7,
          Set.of("java"),
          new Place("git://a", null),
          List.of(new Place("git://b", null)));

  @RegisterExtension final LocalTable table = LocalTable.of(ForgeTable.SCHEMA);

  private TableClient forge;

  @BeforeEach
  void putAnOlderItem() {
    forge = table.client();
    Map<String, AttributeValue> item = new HashMap<>();
    item.put("PK", AttributeValue.fromS("REPO#aws"));
    item.put("SK", AttributeValue.fromS("sdk"));
    item.put("GSI1PK", AttributeValue.fromS("LEAD#ann"));
    item.put("GSI1SK", AttributeValue.fromS("sdk"));
    item.put("_et", AttributeValue.fromS("Repository"));
    item.put("owner", AttributeValue.fromS("aws"));
    item.put("name", AttributeValue.fromS("sdk"));
    item.put("boss", AttributeValue.fromS("ann"));
    item.put("description", AttributeValue.fromS("Old"));
    item.put("watchers", AttributeValue.fromN("7"));
    item.put("labels", AttributeValue.fromSs(List.of("java")));
    item.put("home", place("git://a"));
    item.put("mirrors", AttributeValue.fromL(List.of(place("git://b"))));
    table.dynamoDb().putItem(request -> request.tableName(table.tableName()).item(item));
  }

  @Test
  void allReadsKnowIt() {
    assertThat(forge.execute(ForgeRepoEntity.get("aws", "sdk"))).contains(READ);
    assertThat(forge.stream(ForgeRepoEntity.of("aws"))).containsExactly(READ);
    assertThat(forge.stream(ForgeRepoEntity.byLead("ann"))).containsExactly(READ);
    assertThat(forge.stream(ForgeHostedCollection.owned("aws"))).containsExactly(READ);
    assertThat(
            forge.execute(ForgeRepoEntity.get("aws", "sdk").project(ForgeSummaryProjection.type())))
        .contains(new Summary("sdk", "ann", "Old"));
  }

  @Test
  void aPutLeavesNoOlderName() {
    forge.execute(ForgeRepoEntity.put(READ));

    assertThat(item().keySet())
        .contains("lead", "about", "stars", "topics", "place")
        .doesNotContain("boss", "maintainer", "description", "watchers", "labels", "home");
    assertThat(item()).containsEntry("_et", AttributeValue.fromS("Repo"));
    assertThat(forge.execute(ForgeRepoEntity.get("aws", "sdk"))).contains(READ);
  }

  @Test
  void anotherEntityUnderTheSameKeyIsStillRefused() {
    assertThatThrownBy(() -> forge.execute(ForgeMirrorEntity.put(new Mirror("aws", "sdk"))))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("there is already the Repository");
    forge.execute(ForgeRepoEntity.delete("aws", "sdk"));
    assertThat(table.items()).isEmpty();
  }

  @Test
  void anUpdateRemovesTheOlderNamesOfWhatItSets() {
    Repo changed =
        forge.execute(
            ForgeRepoEntity.update("aws", "sdk").lead("bob").text("New").topics(Set.of("go")));

    assertThat(changed.lead()).isEqualTo("bob");
    assertThat(changed.topics()).containsExactly("go");
    assertThat(changed.stars()).isEqualTo(7);
    assertThat(item())
        .containsEntry("GSI1PK", AttributeValue.fromS("LEAD#bob"))
        .doesNotContainKeys("boss", "description", "labels")
        .containsKey("watchers");
  }

  @Test
  void aRemovedAttributeDoesNotComeBack() {
    forge.execute(ForgeRepoEntity.update("aws", "sdk").removeText());

    assertThat(forge.execute(ForgeRepoEntity.get("aws", "sdk")).orElseThrow().text()).isNull();
  }

  @Test
  void anUpdateFromWhatWasReadTakesAnyName() {
    Repo after = ForgeRepoEntity.builder(READ).text("New").stars(8).lead("bob").build();

    assertThat(forge.execute(ForgeRepoEntity.update(READ, after))).isEqualTo(after);
    assertThat(item()).doesNotContainKeys("description", "watchers", "boss");
    assertThatThrownBy(() -> forge.execute(ForgeRepoEntity.update(READ, after)))
        .isInstanceOf(ConditionFailedException.class);
  }

  @Test
  void whatAnUpdateStartsFromIsMovedToItsPresentNameFirst() {
    assertThat(forge.execute(ForgeRepoEntity.update("aws", "sdk").incrementStars(1)).stars())
        .isEqualTo(8);
    assertThat(item()).containsKey("stars").doesNotContainKey("watchers").containsKey("labels");
    assertThat(forge.execute(ForgeRepoEntity.update("aws", "sdk").addToTopics("go")).topics())
        .containsExactlyInAnyOrder("java", "go");
    assertThat(forge.execute(ForgeRepoEntity.update("aws", "sdk").set(PLACE.NOTE, "mirror")))
        .extracting(Repo::place)
        .isEqualTo(new Place("git://a", "mirror"));
    assertThat(item()).doesNotContainKeys("labels", "home");
  }

  @Test
  void whatIsCopiedIsMovedToItsPresentNameFirst() {
    Repo copied = forge.execute(ForgeRepoEntity.update("aws", "sdk").copy(PLACE.NOTE, TEXT));
    assertThat(copied.place()).isEqualTo(new Place("git://a", "Old"));
    assertThat(copied.text()).isEqualTo("Old");
    assertThat(item().keySet()).contains("about", "place").doesNotContain("description", "home");
    putAnOlderItem();

    Repo fromWithin = forge.execute(ForgeRepoEntity.update("aws", "sdk").copy(TEXT, PLACE.LINK));

    assertThat(fromWithin.text()).isEqualTo("git://a");
    assertThat(fromWithin.place()).isEqualTo(new Place("git://a", null));
    assertThat(item().keySet()).contains("about", "place").doesNotContain("description", "home");
    assertThatThrownBy(
            () -> forge.execute(ForgeRepoEntity.update("aws", "sdk").copy(TEXT, PLACE.NOTE)))
        .hasMessageContaining("place.note is not there, and is to be copied to about");
  }

  @Test
  void amongOtherWritesACopyOfAnOlderNameIsRefused() {
    assertThatThrownBy(
            () ->
                forge.transact(
                    ForgeRepoEntity.update("aws", "sdk").copy(TEXT, PLACE.LINK),
                    ForgeMirrorEntity.put(new Mirror("x", "y"))))
        .hasMessageContaining("another name of place");
  }

  @Test
  void theDefaultsOfAnUpsertHideNothing() {
    Repo repo = forge.execute(ForgeRepoEntity.upsert("aws", "sdk", "ann", List.of()));

    assertThat(repo).isEqualTo(ForgeRepoEntity.builder(READ).mirrors(List.of()).build());
  }

  @Test
  void nothingIsMovedForAnUpdateThatIsRefused() {
    Map<String, AttributeValue> before = item();

    assertThatThrownBy(
            () ->
                forge.execute(
                    ForgeRepoEntity.update("aws", "sdk").incrementStars(1).when(STARS.gt(7))))
        .isInstanceOf(ConditionFailedException.class);

    assertThat(item()).isEqualTo(before);
  }

  @Test
  void amongOtherWritesAnUpdateThatStartsFromAnOlderNameIsRefused() {
    assertThatThrownBy(() -> forge.transact(ForgeRepoEntity.update("aws", "sdk").incrementStars(1)))
        .isInstanceOf(TransactionFailedException.class)
        .hasMessageContaining(
            "watchers is 7, another name of stars, which this update can't start from. Put what"
                + " was read of the item first");

    forge.execute(ForgeRepoEntity.put(READ));
    forge.transact(ForgeRepoEntity.update("aws", "sdk").incrementStars(1));
    assertThat(forge.execute(ForgeRepoEntity.get("aws", "sdk")).orElseThrow().stars()).isEqualTo(8);
  }

  private void putNull(String... attributes) {
    Map<String, AttributeValue> item = new HashMap<>(table.items().get(0));
    for (String attribute : attributes) {
      item.put(attribute, AttributeValue.fromNul(true));
    }
    table.dynamoDb().putItem(request -> request.tableName(table.tableName()).item(item));
  }

  @Test
  void nullUnderThePresentNameHidesNoValue() {
    putNull("stars", "about", "topics");

    assertThat(forge.execute(ForgeRepoEntity.get("aws", "sdk"))).contains(READ);
    forge.execute(ForgeRepoEntity.update("aws", "sdk").incrementStars(1));
    forge.execute(ForgeRepoEntity.update("aws", "sdk").setIfAbsent(TEXT, "New"));
    forge.execute(ForgeRepoEntity.update("aws", "sdk").addToTopics("x"));
    assertThat(forge.execute(ForgeRepoEntity.get("aws", "sdk")))
        .contains(ForgeRepoEntity.builder(READ).stars(8).topics(Set.of("java", "x")).build());
  }

  @Test
  void nothingIsRemovedFromWithinNullUnderAnOlderName() {
    putNull("home");

    Repo repo = forge.execute(ForgeRepoEntity.update("aws", "sdk").remove(PLACE.NOTE).text("New"));

    assertThat(repo).isEqualTo(ForgeRepoEntity.builder(READ).place(null).text("New").build());
  }

  @Test
  void aComponentOfARecordLosesItsOlderNameWithANewValue() {
    forge.execute(
        ForgeRepoEntity.update("aws", "sdk").set(ForgeRepoEntity.MIRRORS.at(0).LINK, "git://c"));

    assertThat(forge.execute(ForgeRepoEntity.get("aws", "sdk")).orElseThrow().mirrors())
        .containsExactly(new Place("git://c", null));
    assertThat(item().get("mirrors").l().get(0).m()).containsOnlyKeys("link");
  }

  static List<Condition<Repo>> holding() {
    return List.of(
        LEAD.eq("ann"),
        LEAD.ne("bob"),
        LEAD.exists(),
        LEAD.beginsWith("a"),
        LEAD.contains("nn"),
        LEAD.in("ann", "bob"),
        LEAD.between("a", "b"),
        LEAD.size().eq(3),
        LEAD.size().ne(4),
        LEAD.neAttribute(TEXT),
        LEAD.gtAttribute(TEXT),
        STARS.gte(7),
        TOPICS.contains("java"),
        PLACE.LINK.eq("git://a"),
        PLACE.NOTE.notExists(),
        LEAD.eq("ann").and(TEXT.eq("Old")).not().not());
  }

  static List<Condition<Repo>> failing() {
    return List.of(
        LEAD.eq("bob"),
        LEAD.ne("ann"),
        LEAD.notExists(),
        LEAD.notExists().or(TEXT.notExists()),
        LEAD.size().ne(3),
        LEAD.eqAttribute(TEXT),
        STARS.lt(7),
        TOPICS.contains("java").not(),
        TOPICS.notExists(),
        PLACE.LINK.ne("git://a"),
        PLACE.LINK.notExists(),
        PLACE.NOTE.exists());
  }

  @ParameterizedTest
  @MethodSource("holding")
  void aConditionHoldsUnderEveryName(Condition<Repo> condition) {
    assertThat(forge.stream(ForgeRepoEntity.byLead("ann").filter(condition))).hasSize(1);
    forge.execute(ForgeRepoEntity.put(READ));
    assertThat(forge.stream(ForgeRepoEntity.byLead("ann").filter(condition))).hasSize(1);
  }

  @ParameterizedTest
  @MethodSource("failing")
  void aConditionFailsUnderEveryName(Condition<Repo> condition) {
    assertThat(forge.stream(ForgeRepoEntity.byLead("ann").filter(condition))).isEmpty();
    assertThatThrownBy(
            () -> forge.execute(ForgeRepoEntity.update("aws", "sdk").text("x").when(condition)))
        .isInstanceOf(ConditionFailedException.class);
    forge.execute(ForgeRepoEntity.put(READ));
    assertThat(forge.stream(ForgeRepoEntity.byLead("ann").filter(condition))).isEmpty();
  }

  @Test
  void aFilterOfACollectionConcernsItemsUnderEveryEntityName() {
    forge.execute(ForgeMirrorEntity.put(new Mirror("aws", "other")));

    assertThat(forge.stream(ForgeHostedCollection.owned("aws").filter(STARS.gt(100))))
        .containsExactly(new Mirror("aws", "other"));
  }

  private Map<String, AttributeValue> item() {
    return table.items().get(0);
  }

  @Test
  void nullUnderThePresentNameHidesNoOlderOne() {
    Map<String, AttributeValue> item = new HashMap<>(table.items().get(0));
    item.put("about", AttributeValue.fromNul(true));
    item.put("place", AttributeValue.fromNul(true));

    assertThat(TEXT.from(item)).contains("Old");
    assertThat(PLACE.from(item)).contains(new Place("git://a", null));
    assertThat(ForgeRepoEntity.type().fromItem(item)).isEqualTo(READ);
  }

  @Test
  void updatesTakeNullForAbsentUnderEveryName() {
    Map<String, AttributeValue> item = new HashMap<>(table.items().get(0));
    item.remove("description");
    item.put("about", AttributeValue.fromNul(true));
    item.put("watchers", AttributeValue.fromNul(true));
    table.dynamoDb().putItem(request -> request.tableName(table.tableName()).item(item));

    Repo described = forge.execute(ForgeRepoEntity.update("aws", "sdk").setIfAbsent(TEXT, "New"));
    assertThat(described.text()).isEqualTo("New");
    assertThat(forge.execute(ForgeRepoEntity.update("aws", "sdk").increment(STARS, 1)).stars())
        .isEqualTo(1);
  }

  private static AttributeValue place(String url) {
    return AttributeValue.fromM(Map.of("url", AttributeValue.fromS(url)));
  }
}
