package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The settings of a vector index are within the limits of DynamoDB. */
class VectorIndexesTest {

  private static final String MARK = " // !";

  @Test
  void anIndexOfVectorsIsClean() {
    index(", vector = \"embedding\", dimensions = 4096").isClean();
    index(", vector = \"embedding\", dimensions = 1, filters = {\"stars\", \"kind\", \"raw\"}")
        .isClean();
    index(
            ", vector = \"embedding\", dimensions = 2, projection = ProjectionType.KEYS_ONLY, sortKey ="
                + " Index.NONE")
        .isClean();
  }

  @Test
  void aVectorHasAnAttribute() {
    compile(
            """
            @Table(
                name = "Movies",
                indexes = @Index(value = "VEC", type = IndexType.VECTOR, dimensions = 3)) // !
            public interface Movies {}
            """)
        .reports(
            error(
                "[SGT0210] The vector index VEC names no attribute with vectors. Write vector ="
                    + " \"...\", with the name of the attribute as stored."));
  }

  @Test
  void dimensionsAreLimited() {
    String text =
        "[SGT0210] The vector index VEC has %d dimensions. Write dimensions = 1 to 4096, as many as"
            + " each vector has.";
    index(", vector = \"embedding\" // !").reports(error(text.formatted(0)));
    index(", vector = \"embedding\", dimensions = 4097 // !").reports(error(text.formatted(4097)));
  }

  @Test
  void thereIsNoSortKeyAndOnePartitionKey() {
    index(", vector = \"embedding\", dimensions = 3, sortKey = \"VSK\" // !")
        .reports(
            error(
                "[SGT0210] The vector index VEC has the sort key VSK, but a search sorts by distance."
                    + " Remove sortKey."));
    index(", vector = \"embedding\", dimensions = 3, partitionKey = {\"A\", \"B\"} // !")
        .reports(
            error(
                "[SGT0210] The vector index VEC has 2 partition key attributes, but DynamoDB takes"
                    + " one. Put their values into one template."));
  }

  @Test
  void filtersAreLimited() {
    String nineteen =
        IntStream.range(0, 19).mapToObj(i -> "\"f" + i + "\"").collect(Collectors.joining(", "));
    compile(
            """
            @Table(
                name = "Movies",
                indexes = @Index(value = "VEC", type = IndexType.VECTOR, vector = "embedding",
                    dimensions = 3, filters = {%s})) // !
            public interface Movies {}
            """
                .formatted(nineteen))
        .reports(
            error("[SGT0210] The vector index VEC has 19 filters, but DynamoDB takes at most 18."));
    index(", vector = \"embedding\", dimensions = 3, filters = {\"stars\", \"stars\"} // !")
        .reports(
            error("[SGT0210] The vector index VEC has the filter \"stars\" twice. Write it once."));
  }

  @Test
  void filtersAreScalarComponents() {
    index(", vector = \"embedding\", dimensions = 3, filters = \"star\" // !")
        .reports(
            error(
                "[SGT0210] The vector index VEC has the filter \"star\", but no entity of the table"
                    + " Movies stores a component under that name. Did you mean \"stars\"? There are id, stars,"
                    + " kind, raw."));
    index(", vector = \"embedding\", dimensions = 3, filters = \"embedding\" // !")
        .reports(
            error(
                "[SGT0210] The filter \"embedding\" of the vector index VEC is its vector or its"
                    + " partition key. Remove it from filters."));
    compile(
            """
            @Table(
                name = "Movies",
                indexes = @Index(value = "VEC", type = IndexType.VECTOR, vector = "embedding",
                    dimensions = 3, filters = "seen"))
            public sealed interface Movies {
              @Entity
              @LinkedKey(partition = "MOVIE#{id}", sort = "MOVIE")
              @LinkedKey(name = "similar", index = "VEC", partition = "MOVIES")
              record Movie(
                  String id,
                  boolean seen, // !
                  float[] embedding) implements Movies {}
            }
            """)
        .reports(
            error(
                "[SGT0325] seen is a boolean, and the vector index VEC filters by \"seen\". DynamoDB"
                    + " filters by text, numbers and bytes only."));
  }

  @Test
  void aFilterHasOneFormInAllEntities() {
    compile(
            """
            @Table(
                name = "Movies",
                indexes = @Index(value = "VEC", type = IndexType.VECTOR, vector = "embedding",
                    dimensions = 3, filters = "stars"))
            public sealed interface Movies {
              @Entity
              @LinkedKey(partition = "MOVIE#{id}", sort = "MOVIE")
              @LinkedKey(name = "similar", index = "VEC", partition = "MOVIES")
              record Movie(String id, int stars, float[] embedding) implements Movies {}
              @Entity
              @LinkedKey(partition = "SERIES#{id}", sort = "SERIES")
              record Series(
                  String id,
                  String stars) // !
                  implements Movies {}
            }
            """)
        .reports(
            error(
                "[SGT0325] stars is stored as S, and \"stars\" of another entity as N. The vector"
                    + " index VEC filters by it, so store it in one form."));
  }

  @Test
  void vectorsOfOneAttributeHaveOneLength() {
    compile(
            """
            @Table(
                name = "Movies",
                indexes = {
                  @Index(value = "VEC", type = IndexType.VECTOR, vector = "embedding", dimensions = 3),
                  @Index(value = "WEB", type = IndexType.VECTOR, vector = "embedding", dimensions = 4) // !
                })
            public interface Movies {}
            """)
        .reports(
            error(
                "[SGT0210] The vectors in the attribute \"embedding\" have 4 dimensions in the index"
                    + " WEB, and 3 in another one. Each item has one vector there. Write the same"
                    + " number."));
  }

  @Test
  void aTableHasAtMostFive() {
    String six =
        IntStream.rangeClosed(1, 6)
            .mapToObj(
                i ->
                    "@Index(value = \"VEC%d\", type = IndexType.VECTOR, vector = \"v\", dimensions = 2)%s"
                        .formatted(i, i == 6 ? " // !" : ","))
            .collect(Collectors.joining("\n"));
    compile(
            """
            @Table(
                name = "Movies",
                indexes = {
            %s
            })
            public interface Movies {}
            """
                .formatted(six))
        .reports(error("[SGT0210] The table has 6 vector indexes, but DynamoDB takes at most 5."));
  }

  @Test
  void otherIndexesHaveNoVectors() {
    compile(
            """
            @Table(
                name = "Movies",
                indexes = @Index(value = "GSI1", vector = "embedding")) // !
            public interface Movies {}
            """)
        .reports(
            error(
                "[SGT0210] The index GSI1 is not of vectors, but has vector, dimensions or filters."
                    + " Write type = IndexType.VECTOR, or remove them."));
  }

  @Test
  void itemCollectionsReadNoVectors() {
    compile(
            """
            @Table(
                name = "Movies",
                indexes = @Index(value = "VEC", type = IndexType.VECTOR, vector = "v", dimensions = 2))
            public sealed interface Movies {
              @ItemCollection(name = "all", index = "VEC") // !
              sealed interface Any extends Movies {}
              @Entity
              @LinkedKey(partition = "MOVIE#{id}", sort = "MOVIE")
              @LinkedKey(name = "similar", index = "VEC", partition = "MOVIES")
              record Movie(String id, float[] v) implements Any {}
            }
            """)
        .reports(
            error(
                "[SGT0505] The item collection all reads the vector index VEC, which can only be"
                    + " searched. Search for one entity: a @LinkedKey with a name has a search."));
  }

  /**
   * Compiles a table with a vector index.
   *
   * @param settings the members of its annotation, and a mark if a problem is expected there
   */
  private static Compilation index(String settings) {
    boolean isMarked = settings.endsWith(MARK);
    return compile(
        """
        @Table(
            name = "Movies",
            indexes = @Index(value = "VEC", type = IndexType.VECTOR%s))%s
        public sealed interface Movies {
          enum Kind { FILM, SERIES }
          @Entity
          @LinkedKey(partition = "MOVIE#{id}", sort = "MOVIE")
          @LinkedKey(name = "similar", index = "VEC", partition = "MOVIES")
          record Movie(String id, int stars, Kind kind, byte[] raw, float[] embedding)
              implements Movies {}
        }
        """
            .formatted(settings.replace(MARK, ""), isMarked ? MARK : ""));
  }
}
