package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.docs.model.MuseumTable;
import dev.singlet.it.docs.model.Painting;
import dev.singlet.it.docs.model.PaintingEntity;
import dev.singlet.it.docs.model.Sculpture;
import dev.singlet.it.docs.model.SculptureEntity;
import dev.singlet.testing.LocalTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The classes in docs/model/entities.md. */
class ClassesTest {

  @RegisterExtension final LocalTable table = LocalTable.of(MuseumTable.SCHEMA);

  @Test
  void classesAreEntities() {
    TableClient museum = table.client();

    museum.execute(PaintingEntity.put(new Painting("Prado", 7, "Las Meninas", false)));
    Painting lent = museum.execute(PaintingEntity.update("Prado", 7).lent(true));
    museum.execute(SculptureEntity.put(Sculpture.of("Prado", 8, 900)));

    assertThat(lent.title()).isEqualTo("Las Meninas");
    assertThat(lent.isLent()).isTrue();
    assertThat(museum.execute(SculptureEntity.get("Prado", 8)))
        .hasValueSatisfying(sculpture -> assertThat(sculpture.grams()).isEqualTo(900));
  }
}
