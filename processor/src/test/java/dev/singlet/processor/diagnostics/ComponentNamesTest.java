package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Source;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Names that are generated for components, beside each other and beside those of other things. */
class ComponentNamesTest {

  @ParameterizedTest
  @CsvSource({
    "url, Url",
    "type, Type",
    "name, NAME",
    "userName, user_name",
    "i, I",
    "i, ı",
    "I, ı",
    "ß, ss",
    "k, \u212A",
    "total, total_"
  })
  void lettersTellComponentsApart(String one, String other) {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{id}", sort = "USER")
              record User(
                  String id,
                  int %s,
                  int %s) // !
                  implements Shop {}
            """
            .formatted(one, other))
        .reports(
            error(
                "[SGT0108] The names %1$s and %2$s differ only in letter case and '_', so"
                        .formatted(one, other)
                    + (" what is generated for one could be taken for the other's, such as the"
                            + " constant for conditions. Rename one of them. @Attribute(\"%s\") keeps its")
                        .formatted(other)
                    + " stored name."));
  }

  @Test
  void lettersTellAPathFromAComponent() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{homeCity}", sort = "{home.city}")
              record User(
                  String homeCity,
                  Home home) // !
                  implements Shop {}
              record Home(String city) {}
            """)
        .reports(
            error(
                "[SGT0108] The names homeCity and home.city, which keys are made of, differ only in"
                    + " letter case, '_' and '.', so their arguments would have the same name."
                    + " Rename one of them."));
  }

  @Test
  void lettersTellComponentsOfRecordsWithinApart() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{id}", sort = "USER")
              record User(String id, Home home, List<Home> others) implements Shop {}
              record Home(
                  String city,
                  String CITY) {} // !
            """)
        .reports(
            error(
                "[SGT0108] The names city and CITY differ only in letter case and '_', so what is"
                    + " generated for one could be taken for the other's, such as the constant"
                    + " for conditions. Rename one of them. @Attribute(\"CITY\") keeps its"
                    + " stored name."));
  }

  @ParameterizedTest
  @CsvSource({
    "int votes, incrementVotes, int, votes",
    "int stock, decrementStock, String, stock",
    "Set<String> tags, addToTags, String, tags",
    "Set<String> tags, removeFromTags, Set<String>, tags",
    "List<String> lines, appendToLines, String, lines",
    "List<String> lines, prependToLines, boolean, lines",
    "@Nullable String note, removeNote, boolean, note",
    "Set<String> tags, addToTags, @Attribute(readOnly = true) @Nullable String, tags",
    "@Version long version, ifVersion, long, version"
  })
  void aComponentIsNotNamedAsAnotherIsChanged(
      String one, String method, String type, String changed) {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{id}", sort = "USER")
              record User(
                  String id,
                  %s,
                  %s %s) // !
                  implements Shop {}
            """
            .formatted(one, type, method))
        .reports(
            error(
                ("[SGT0108] Updates would use the method %1$s both for %1$s and to change %2$s. Rename"
                        + " one of them. @Attribute(\"%1$s\") keeps the stored name of %1$s.")
                    .formatted(method, changed)));
  }

  @Test
  void norAsOthersAreSetTogether() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{id}", sort = "USER")
              @LinkedKey(name = "byHome", index = "GSI1", partition = "{city}", sort = "{street}")
              record User(
                  String id,
                  String city,
                  String street,
                  String cityAndStreet) // !
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0108] Updates would use the method cityAndStreet both for cityAndStreet and"
                    + " to set city and street together. Rename one of them."
                    + " @Attribute(\"cityAndStreet\") keeps the stored name of cityAndStreet."));
  }

  @Test
  void norAsAnotherTakesTheItemOutOfAnIndex() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{id}", sort = "USER")
              @LinkedKey(name = "inCity", index = "GSI1", when = "active", partition = "{city}", sort = "USER")
              record User(
                  String id,
                  String city,
                  boolean active,
                  String leaveByActive) // !
                  implements Shop {}
            """)
        .reports(
            error(
                "[SGT0108] Updates would use the method leaveByActive both for leaveByActive and to"
                    + " change active. Rename one of them. @Attribute(\"leaveByActive\") keeps the"
                    + " stored name of leaveByActive."));
  }

  @Test
  void whatNoUpdateChangesTakesNoMethod() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{id:pad(3)}", sort = "{votes:pad(3)}")
              record User(
                  int id, int votes, int incrementId, int incrementVotes, String removeId, int addToId)
                  implements Shop {}
            """)
        .isClean();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "List<String> values, int valuesValue, int valuesValueValue",
        "String user, String currentUser, boolean when",
        "List<String> java, byte[] dev, Map<String, String> org",
        "List<String> 𝒳, String 𝒳_CODEC",
        "List<String> total_, int NAME",
        "@Pattern(regexp = \"a\") String name, String NAME_PATTERN",
      })
  void valuesHaveNamesOfTheirOwn(String components) {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{id}", sort = "USER")
              @LinkedKey(
                  name = "all", index = "GSI1", partition = "USER#{id}", sort = "{one}#{two}")
              record User(String id, String one, String two, User.Map map, %1$s) implements Shop {
                record Map(%1$s) {}
              }
            """
            .formatted(components.replace("Map<", "java.util.Map<")))
        .isClean();
  }

  @Test
  void aGeneratedClassIsNotWhereAnotherTypeIsByItsDollar() {
    shop("""
              @Entity
              @LinkedKey(partition = "DOLLAR#{id}", sort = "A")
              record $(String id) implements Shop {} // !
              @Entity
              @LinkedKey(partition = "ENTITY#{id}", sort = "A")
              record Entity(String id) implements Shop {}
            """
            .replace("@Entity", "@dev.singlet.annotation.Entity"))
        .reports(
            error(
                "[SGT0108] The class Shop$Entity would be generated for Shop.$, but it exists"
                    + " already. Rename one of them."));
  }

  @Test
  void norIsItInAPackageWithADollar() {
    compile(
            Source.at(
                "a/$/Shop",
                """
                package a.$;
                import dev.singlet.annotation.*;
                @Table(name = "ShopTable")
                sealed interface Shop {
                  @dev.singlet.annotation.Entity
                  @LinkedKey(partition = "DOLLAR#{id}", sort = "A")
                  record $(String id) implements Shop {} // !
                  @dev.singlet.annotation.Entity
                  @LinkedKey(partition = "ENTITY#{id}", sort = "A")
                  record Entity(String id) implements Shop {}
                }
                """))
        .reports(
            error(
                "[SGT0108] The class Shop$Entity would be generated for Shop.$, but it exists"
                    + " already. Rename one of them."));
  }

  @Test
  void aComputedAttributeMayHaveTheNameOfAConstant() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{id}", sort = "{ﬁ_}#{ﬁ:pad(3)}")
              @LinkedKey(name = "x", index = "GSI1", partition = "{ﬁ_}", sort = "{ﬁ:pad(3)}#{id}")
              record User(String id, int ﬁ) implements Shop {
                @Computed static String ﬁ_(String id) { return "x"; }
              }
            """)
        .isClean();
  }

  @Test
  void patternsDifferInMoreThanTheirCapitals() {
    shop("""
              @Entity
              @LinkedKey(name = "ſ", partition = "USER#{id}", sort = "{name}")
              @LinkedKey(name = "S", index = "GSI1", partition = "USER#{id}", sort = "{name}#{last}")
              record User(String id, String name, String last) implements Shop {} // !
            """)
        .reports(
            error(
                "[SGT0501] User has two access patterns named \"S\". Letter case and '_' make no"
                    + " difference. Give one of them another name."));
  }

  @Test
  void aCollectionMayHaveAQueryWhoseNameGrowsByItsCapital() {
    shop("""
              @ItemCollection(name = "ßa")
              sealed interface Both extends Shop {}
              @Entity
              @LinkedKey(partition = "USER#{id}", sort = "A")
              record User(String id) implements Both {}
              @Entity
              @LinkedKey(partition = "USER#{id}", sort = "B#{name}")
              record Name(String id, String name) implements Both {}
            """)
        .isClean();
  }

  @Test
  void aTypeMayHaveTheNameOfAConstant() {
    shop("""
              @Entity
              @LinkedKey(partition = "USER#{id}", sort = "{kind}")
              record INSTANCE(String id, int instance, Id_CODEC id_CODEC)
                  implements Shop {
                @Computed static String kind(int instance) { return "a"; }
              }
              enum Id_CODEC { A }
            """)
        .isClean();
  }

  @Test
  void inTheUnnamedPackageNothingElseRefersToAClass() {
    compile(
            Source.verbatim(
                """
                @dev.singlet.annotation.Table(name = "ShopTable")
                public sealed interface Shop permits SKU {}
                """),
            Source.verbatim(
                """
                @dev.singlet.annotation.Entity
                @dev.singlet.annotation.LinkedKey(partition = "SKU#{code}", sort = "A")
                public record SKU(int sku) implements Shop { // !
                  @dev.singlet.annotation.Computed
                  static String code(int sku) {
                    return "a" + sku;
                  }
                }
                """))
        .reports(
            error(
                "[SGT0108] The class SKUEntity can't refer to SKU, because that name means the"
                    + " constant of the component sku there. Rename one of them, or move SKU to"
                    + " a package with another name."));
  }

  @Test
  void norToOneThatIsNamedLikeAGeneratedOne() {
    compile(
            Source.verbatim(
                """
                @dev.singlet.annotation.Table(name = "ShopTable")
                public sealed interface Shop permits Builder {}
                """),
            Source.verbatim(
                """
                @dev.singlet.annotation.Entity
                @dev.singlet.annotation.LinkedKey(partition = "A#{id}", sort = "A")
                public record Builder(String id) implements Shop {} // !
                """))
        .reports(
            error(
                "[SGT0108] The class BuilderEntity can't refer to Builder, because that name"
                    + " means something that is generated there. Rename one of them, or move"
                    + " Builder to a package with another name."));
  }

  @Test
  void norToWhatIsWithinOne() {
    compile(
            Source.verbatim(
                """
                @dev.singlet.annotation.Table(name = "ShopTable")
                public sealed interface Builder {
                  @dev.singlet.annotation.Entity
                  @dev.singlet.annotation.LinkedKey(partition = "A#{id}", sort = "A")
                  record User(String id) implements Builder {} // !
                }
                """))
        .reports(
            error(
                "[SGT0108] The class BuilderUserEntity can't refer to Builder, because that name"
                    + " means something that is generated there. Rename one of them, or move"
                    + " Builder to a package with another name."));
  }

  @Test
  void whatIsWithinOneIsNoErrorOfItsOwnBesideAnother() {
    compile(
            Source.verbatim(
                """
                @dev.singlet.annotation.Table(name = "ShopTable")
                public sealed interface Upsert {
                  @dev.singlet.annotation.Entity
                  @dev.singlet.annotation.LinkedKey(
                      name = "all", partition = "A#{id}", sort = "{nmae}") // !
                  record User(String id, String name) implements Upsert {}
                }
                """))
        .reports(
            error(
                "[SGT0404] @LinkedKey(name = \"all\"): the template \"{nmae}\" refers to"
                    + " \"nmae\", which is neither a component nor a @Computed method of the"
                    + " entity. Did you mean \"name\"? There are id, name."));
  }

  @Test
  void aClassOfThePackageMayHaveTheNameOfOneOfTheLanguage() {
    compile(
            """
            @Table(name = "ShopTable")
            public sealed interface Shop {
              @Entity
              @LinkedKey(partition = "A#{id}", sort = "{age:pad(3)}")
              record User(String id, @Max(99) int age) implements Shop {}
            }
            record Math() {}
            record Integer() {}
            """)
        .isClean();
  }

  @Test
  void whereTheConstantIsNotInTheWayItMayHaveItsName() {
    compile(
            Source.verbatim(
                """
                @dev.singlet.annotation.Table(name = "ShopTable")
                public sealed interface Shop permits SKU {}
                """),
            Source.verbatim(
                """
                @dev.singlet.annotation.Entity
                @dev.singlet.annotation.LinkedKey(partition = "SKU#{sku}", sort = "A")
                public record SKU(int sku) implements Shop {}
                """))
        .isClean();
  }
}
