package dev.singlet.it.docs;

import static dev.singlet.value.Range.beginsWith;
import static dev.singlet.value.Range.between;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import app.cash.tempest2.BeginsWith;
import app.cash.tempest2.Between;
import app.cash.tempest2.LogicalDb;
import dev.singlet.TableClient;
import dev.singlet.it.docs.model.Gallery.Artist;
import dev.singlet.it.docs.model.Gallery.Work;
import dev.singlet.it.docs.model.GalleryArtistEntity;
import dev.singlet.it.docs.model.GalleryArtistItemCollection;
import dev.singlet.it.docs.model.GalleryTable;
import dev.singlet.it.docs.model.GalleryWorkEntity;
import dev.singlet.it.docs.model.TempestGallery;
import dev.singlet.it.docs.model.TempestGallery.ArtistInfo;
import dev.singlet.it.docs.model.TempestGallery.ArtistWork;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbEnhancedClient;

/** The snippets of docs/start/tempest.md. Tempest itself writes, changes and reads the items. */
class TempestTest {

  @RegisterExtension final LocalTable theirs = LocalTable.of(GalleryTable.SCHEMA);
  @RegisterExtension final LocalTable ours = LocalTable.of(GalleryTable.SCHEMA);

  @Test
  void theItemsAreTheSameWhoeverWritesAndChangesThem() {
    write(tempest(theirs));
    write(ours.client());
    assertThat(ours.items()).containsExactlyInAnyOrderElementsOf(theirs.items()).hasSize(3);
    TableClient gallery = theirs.client();
    assertThat(gallery.execute(VerifyItems.of(GalleryTable.type())).differences()).isEmpty();

    change(gallery);
    change(tempest(ours));

    assertThat(ours.items()).containsExactlyInAnyOrderElementsOf(theirs.items()).hasSize(2);
  }

  @Test
  void eachFindsTheItemsOfTheOther() {
    write(tempest(theirs));
    write(ours.client());

    TableClient gallery = theirs.client();
    Work red = new Work("a1", "w1", "cubism", "Red", 1);
    Optional<Work> work = gallery.execute(GalleryWorkEntity.get("a1", "w1"));
    assertThat(work).contains(red);
    assertThat(gallery.stream(GalleryWorkEntity.works("a1"))).hasSize(2).startsWith(red);
    assertThat(gallery.stream(GalleryWorkEntity.ofStyle("cubism"))).containsExactly(red);
    assertThat(gallery.stream(GalleryArtistItemCollection.ofArtist("a1")))
        .hasSize(3)
        .startsWith(new Artist("a1", "Ann", null, 1));

    assertThat(gallery.stream(GalleryWorkEntity.works("a1").token(between("w1", "w1"))))
        .containsExactly(red);
    assertThat(gallery.stream(GalleryWorkEntity.works("a1").token(beginsWith("w")))).hasSize(2);

    TempestGallery.Items items = tempest(ours);
    Between<ArtistWork.Key> first =
        new Between<>(new ArtistWork.Key("a1", "w1"), new ArtistWork.Key("a1", "w1"));
    assertThat(items.works().query(first).getContents())
        .extracting(each -> each.workToken)
        .containsExactly("w1");
    BeginsWith<ArtistWork.Key> part = new BeginsWith<>(new ArtistWork.Key("a1", "w"));
    assertThat(items.works().query(part).getContents()).hasSize(2);
    ArtistWork.Key works = new ArtistWork.Key("a1", "");
    assertThat(items.works().query(new BeginsWith<>(works)).getContents())
        .extracting(each -> each.workToken, each -> each.title, each -> each.version)
        .containsExactly(tuple("w1", "Red", 1L), tuple("w2", "Blue", 1L));
    ArtistWork.StyleOffset cubism = new ArtistWork.StyleOffset("cubism", "", null, null);
    assertThat(items.worksByStyle().query(new BeginsWith<>(cubism)).getContents())
        .extracting(each -> each.workToken)
        .containsExactly("w1");
  }

  private static void write(TempestGallery.Items items) {
    items.artists().save(new ArtistInfo("a1", "Ann", null, null));
    items.works().save(new ArtistWork("a1", "w1", "cubism", "Red", null));
    items.works().save(new ArtistWork("a1", "w2", null, "Blue", null));
  }

  private static void write(TableClient gallery) {
    gallery.execute(GalleryArtistEntity.put(new Artist("a1", "Ann", null, 0)));
    gallery.execute(GalleryWorkEntity.put(new Work("a1", "w1", "cubism", "Red", 0)));
    gallery.execute(GalleryWorkEntity.put(new Work("a1", "w2", null, "Blue", 0)));
  }

  private static void change(TempestGallery.Items items) {
    items.artists().save(new ArtistInfo("a1", "Ann", "1901", 1L));
    items.works().save(new ArtistWork("a1", "w1", null, "Red", 1L));
    items.works().deleteKey(new ArtistWork.Key("a1", "w2"));
  }

  private static void change(TableClient gallery) {
    gallery.execute(GalleryArtistEntity.update("a1").born("1901").ifVersion(1));
    gallery.execute(GalleryWorkEntity.update("a1", "w1").removeStyle().ifVersion(1));
    gallery.execute(GalleryWorkEntity.delete("a1", "w2", 1));
  }

  private static TempestGallery.Items tempest(LocalTable table) {
    DynamoDbEnhancedClient client =
        DynamoDbEnhancedClient.builder().dynamoDbClient(table.dynamoDb()).build();
    return LogicalDb.create(TempestGallery.class, client, (type, name) -> table.tableName())
        .items();
  }
}
