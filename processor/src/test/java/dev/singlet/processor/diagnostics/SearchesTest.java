package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;

/** Each item with a key in a vector index can be found there, and only items of its entity. */
class SearchesTest {

  private static final String MARK = " /* ! */";

  @Test
  void vectorsOfAllTypesAreClean() {
    for (String type :
        new String[] {
          "float[]", "double[]", "Float[]", "java.util.List<Float>", "java.util.List<Double>"
        }) {
      movie("@LinkedKey(name = \"similar\", index = \"VEC\", partition = \"MOVIES\")", type)
          .isClean();
    }
    movie(
            "@LinkedKey(name = \"similar\", index = \"VEC\", partition = \"MOVIES\", when ="
                + " \"embedding exists\")",
            "float @Nullable []")
        .isClean();
  }

  @Test
  void otherTypesHoldNoVector() {
    for (String type : new String[] {"String", "int[]", "java.util.List<String>", "float"}) {
      String shown = type.replace("java.util.", "");
      movie("@LinkedKey(name = \"similar\", index = \"VEC\", partition = \"MOVIES\")", MARK + type)
          .reports(
              error(
                  "[SGT0325] embedding is stored as \"embedding\", which has the vectors of the"
                      + " index VEC, but is "
                      + (shown.startsWith("i") ? "an " : "a ")
                      + shown
                      + ". Declare it as float[], double[], List<Float> or List<Double>, without"
                      + " converter or transformation."));
    }
  }

  @Test
  void anItemWithoutAVectorIsNotInTheIndex() {
    movie(
            "@LinkedKey(name = \"similar\", index = \"VEC\", partition = \"MOVIES\") /* ! */",
            "float @Nullable []")
        .reports(
            error(
                "[SGT0427] @LinkedKey(name = \"similar\", index = \"VEC\") has a key in the index,"
                    + " but its vector embedding can be absent, and no search finds an item without"
                    + " it. Write when = \"embedding exists\", or require the vector."));
  }

  @Test
  void anEntityOfTheIndexHasAVector() {
    compile(
            """
            @Table(
                name = "Movies",
                indexes = @Index(value = "VEC", type = IndexType.VECTOR, vector = "embedding",
                    dimensions = 3))
            public sealed interface Movies {
              @Entity
              @LinkedKey(partition = "MOVIE#{id}", sort = "MOVIE")
              @LinkedKey(name = "similar", index = "VEC", partition = "MOVIES")
              record Movie(String id) implements Movies {} // !
            }
            """)
        .reports(
            error(
                "[SGT0427] @LinkedKey(name = \"similar\", index = \"VEC\") is in an index of the"
                    + " vectors in \"embedding\", but Movie stores no component under that name, so"
                    + " no search finds it. Add one, such as float[] embedding."));
  }

  @Test
  void aSearchReadsOnePartition() {
    movie(
            "@LinkedKey(name = \"similar\", index = \"VEC\", partition = \"M#{id:shard(4)}\") /* ! */",
            "float[]")
        .reports(
            error(
                "[SGT0427] @LinkedKey(name = \"similar\", index = \"VEC\") is searched, and a search"
                    + " reads one partition. Remove the shard."));
    movie(
            "@LinkedKey(name = \"similar\", index = \"VEC\", partition = \"M#{id}\", across ="
                + " \"id\") /* ! */",
            "float[]")
        .reports(
            error(
                "[SGT0427] @LinkedKey(name = \"similar\", index = \"VEC\") is searched, and a search"
                    + " reads one partition. Remove across."));
  }

  @Test
  void thereIsNoSortTemplate() {
    movie(
            "@LinkedKey(name = \"similar\", index = \"VEC\", partition = \"M\", sort = \"{id}\") /* ! */",
            "float[]")
        .reports(
            error(
                "[SGT0413] @LinkedKey(name = \"similar\", index = \"VEC\") has a sort template, but"
                    + " there is no sort key attribute. Remove it."));
  }

  @Test
  void aPartComputedOfThePartitionCanHaveTheNameOfTheVector() {
    compile(
            """
            @Table(
                name = "Cases",
                indexes = @Index(value = "VEC", type = IndexType.VECTOR, vector = "embedding",
                    dimensions = 3))
            public sealed interface Cases {
              @Entity
              @LinkedKey(partition = "CASE#{id}", sort = "CASE")
              @LinkedKey(name = "similar", index = "VEC", partition = "CASES#{disease}#{vector}")
              record Case(String id, String disease, float[] embedding) implements Cases {
                @Computed
                static String vector(String disease) {
                  return disease.substring(1);
                }
              }
            }
            """)
        .isClean();
  }

  @Test
  void aPartitionHasItemsOfOneEntity() {
    compile(
            """
            @Table(
                name = "Movies",
                indexes = @Index(value = "VEC", type = IndexType.VECTOR, vector = "embedding",
                    dimensions = 3))
            public sealed interface Movies {
              @Entity
              @LinkedKey(partition = "MOVIE#{id}", sort = "MOVIE")
              @LinkedKey(name = "similar", index = "VEC", partition = "{id}")
              record Movie(String id, float[] embedding) implements Movies {} // !
              @Entity
              @LinkedKey(partition = "SERIES#{id}", sort = "SERIES")
              @LinkedKey(index = "VEC", partition = "{id}")
              record Series(String id, float[] embedding) implements Movies {}
            }
            """)
        .reports(
            error(
                "[SGT0427] @LinkedKey(name = \"similar\", index = \"VEC\"): a search could find"
                    + " items of Series, which can have the same partition key. Begin the template"
                    + " with a text that only Movie has."));
  }

  /**
   * Compiles an entity with a vector.
   *
   * @param key its key in the index; a mark after it is set at the record, because compilers can't
   *     point at one of several keys
   * @param type the type of its vector, after a mark if a problem is expected there
   */
  private static Compilation movie(String key, String type) {
    boolean isAtKey = key.endsWith(MARK);
    boolean isAtType = type.startsWith(MARK);
    return compile(
        """
        @Table(
            name = "Movies",
            indexes = @Index(value = "VEC", type = IndexType.VECTOR, vector = "embedding",
                dimensions = 3))
        public sealed interface Movies {
          @Entity
          @LinkedKey(partition = "MOVIE#{id}", sort = "MOVIE")
          %s
          record Movie(%s
              String id,
              %s embedding)%s
              implements Movies {}
        }
        """
            .formatted(
                key.replace(MARK, ""),
                isAtKey ? " // !" : "",
                type.replace(MARK, ""),
                isAtType ? " // !" : ""));
  }
}
