package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Expected.error;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.fixture.Compilation;
import dev.singlet.processor.fixture.Source;
import org.junit.jupiter.api.Test;

/** A query of an index that does not hold whole items compiles only to what the index holds. */
class PartialQueriesTest {

  private static final Source SHOP =
      Source.inShop(
          """
          @Table(
              name = "ShopTable",
              indexes = {
                @Index(
                    value = "GSI1",
                    projection = ProjectionType.INCLUDE,
                    include = {"_et", "age"}),
                @Index(value = "GSI2", projection = ProjectionType.KEYS_ONLY)
              })
          public sealed interface Shop {
            @Entity
            @LinkedKeys({
              @LinkedKey(partition = "USER#{name}", sort = "USER"),
              @LinkedKey(name = "byCity", index = "GSI1", partition = "C#{city}", sort = "U#{name}"),
              @LinkedKey(name = "byAge", index = "GSI2", partition = "C#{city}", sort = "{age:pad(3)}")
            })
            @SuppressWarnings("singlet:swallowed-prefix")
            record User(String name, String city, int age) implements Shop {}
            @Entity
            @LinkedKeys({
              @LinkedKey(partition = "FIRM#{name}", sort = "FIRM"),
              @LinkedKey(index = "GSI2", partition = "C#{city}", sort = "{size:pad(3)}")
            })
            record Firm(String name, String city, int size) implements Shop {}
            @Projection(of = User.class)
            record Age(int age) {}
            @Projection(of = User.class)
            record AgeAndCity(int age, String city) {}
          }
          """);

  private static Compilation use(String statement) {
    return compile(
        SHOP,
        Source.inShop(
            """
            class Use {
              void use(dev.singlet.TableClient client) {
                %s // !
              }
            }
            """
                .formatted(statement)));
  }

  private static Compilation goodUse(String statement) {
    return compile(
        SHOP,
        Source.inShop(
            """
            class Use {
              Object use(dev.singlet.TableClient client) {
                return client.execute(%s);
              }
            }
            """
                .formatted(statement)));
  }

  @Test
  void aCoveredProjectionCompiles() {
    goodUse("ShopUserEntity.byCity(\"a\").project(ShopAgeProjection.type()).limit(2)").isClean();
    goodUse("ShopUserEntity.byCity(\"a\").name(\"b\").project(ShopAgeProjection.type())").isClean();
  }

  @Test
  void theTypeOfCoveredProjectionsSaysWhatTheIndexLacks() {
    assertThat(compile(SHOP).generated().get("shop.ShopUserEntity"))
        .contains("The index lacks {@code name, city}.");
  }

  @Test
  void aProjectionSaysWhatEachIndexLacksOfIt() {
    assertThat(compile(SHOP).generated().get("shop.ShopAgeAndCityProjection"))
        .contains(
            """
            /**
             * {@link Shop.AgeAndCity} as a part of {@link Shop.User}.
             *
             * <p>The index {@code GSI1} lacks {@code city} of it.
             */
            """);
    assertThat(compile(SHOP).generated().get("shop.ShopAgeProjection"))
        .contains("/** {@link Shop.Age} as a part of {@link Shop.User}. */");
  }

  @Test
  void aScanOfACoveredProjectionCompiles() {
    goodUse("ShopTable.scanGsi1(ShopAgeProjection.type()).limit(2)").isClean();
  }

  @Test
  void aScanOfAProjectionThatTheIndexDoesNotCoverDoesNotCompile() {
    use("ShopTable.scanGsi1(ShopAgeAndCityProjection.type());")
        .reports(
            error(
                """
                method scanGsi1 in class shop.ShopTable cannot be applied to given types;
                  required: shop.ShopUserEntity.Gsi1Projection<P>
                  found:    shop.ShopAgeAndCityProjection
                  reason: cannot infer type-variable(s) P
                    (argument mismatch; shop.ShopAgeAndCityProjection cannot be converted to\
                 shop.ShopUserEntity.Gsi1Projection<P>)"""));
  }

  @Test
  void noScanIsAmongTheMethodsOfAnEntity() {
    use("ShopUserEntity.scan();")
        .reports(
            error(
                """
                cannot find symbol
                  symbol:   method scan()
                  location: class shop.ShopUserEntity"""));
  }

  @Test
  void noScanCompilesWhereNothingTellsTheEntriesOfOthersApart() {
    use("ShopTable.scanGsi2(ShopAgeProjection.type());")
        .reports(
            error(
                """
                cannot find symbol
                  symbol:   method scanGsi2(shop.ShopAgeProjection)
                  location: class shop.ShopTable"""));
  }

  @Test
  void aScanOfAGlobalIndexIsNotConsistent() {
    use("ShopTable.scanGsi1(ShopAgeProjection.type()).consistent();")
        .reports(
            error(
                """
                cannot find symbol
                  symbol:   method consistent()
                  location: class dev.singlet.scan.Scan<shop.Shop.Age>"""));
  }

  @Test
  void hydrationCompiles() {
    goodUse("ShopUserEntity.byCity(\"a\").hydrate().limit(2)").isClean();
    goodUse("ShopUserEntity.byAge(\"a\").age(7).hydrate()").isClean();
  }

  @Test
  void executingItDoesNotCompile() {
    use("client.execute(ShopUserEntity.byCity(\"a\"));")
        .reports(
            error(
                "unreported exception dev.singlet.error.HydrateOrProjectFirst; must be caught or declared to"
                    + " be thrown"));
    ;
  }

  @Test
  void executingOneThatIsNarrowedDoesNotCompile() {
    use("client.page(ShopUserEntity.byCity(\"a\").name(\"b\"));")
        .reports(
            error(
                """
                method page in class dev.singlet.TableClient cannot be applied to given types;
                  required: dev.singlet.operation.PagedOperation<?,P>
                  found:    shop.ShopUserEntity.Gsi1Query
                  reason: cannot infer type-variable(s) P
                    (argument mismatch; shop.ShopUserEntity.Gsi1Query cannot be converted to\
                 dev.singlet.operation.PagedOperation<?,P>)"""));
  }

  @Test
  void aProjectionThatTheIndexDoesNotCoverDoesNotCompile() {
    use("ShopUserEntity.byCity(\"a\").project(ShopAgeAndCityProjection.type());")
        .reports(
            error(
                """
                method project in class shop.ShopUserEntity.Gsi1Query cannot be applied to given types;
                  required: shop.ShopUserEntity.Gsi1Projection<P>
                  found:    shop.ShopAgeAndCityProjection
                  reason: cannot infer type-variable(s) P
                    (argument mismatch; shop.ShopAgeAndCityProjection cannot be converted to\
                 shop.ShopUserEntity.Gsi1Projection<P>)"""));
  }

  @Test
  void noProjectionCompilesWhereNothingTellsTheEntriesOfOthersApart() {
    use("ShopUserEntity.byAge(\"a\").project(ShopAgeProjection.type());")
        .reports(
            error(
                """
                cannot find symbol
                  symbol:   method project(shop.ShopAgeProjection)
                  location: class shop.ShopUserEntity.ByAge"""));
  }

  @Test
  void usesOfABrokenEntitysQueriesAddNoError() {
    compile(
            Source.inShop(
                """
                @Table(
                    name = "ShopTable",
                    indexes =
                        @Index(
                            value = "GSI1",
                            projection = ProjectionType.INCLUDE,
                            include = "age"))
                public sealed interface Shop {
                  @Entity
                  @LinkedKey(partition = "USER#{nmae}", sort = "USER")
                  @LinkedKey(name = "byAge", index = "GSI1", partition = "A#{age}", sort = "U#{name}")
                  record User(String name, int age) implements Shop {} // !
                  @Projection(of = User.class)
                  record Age(int age) {}
                }
                """),
            Source.verbatim(
                """
                package use;

                import shop.ShopAgeProjection;
                import shop.ShopTable;
                import shop.ShopUserEntity.Gsi1Projection;
                import shop.ShopUserEntity.Gsi1Query;

                class Use {
                  Object use(Gsi1Query query, ShopAgeProjection projection) {
                    return query.project(projection).limit(1);
                  }
                  Object scan(ShopAgeProjection projection) {
                    return ShopTable.scanGsi1(projection).limit(1);
                  }
                }
                """))
        .reports(
            error(
                "[SGT0404] The primary @LinkedKey: the template \"USER#{nmae}\" refers to"
                    + " \"nmae\", which is neither a component nor a @Computed method of the"
                    + " entity. Did you mean \"name\"? There are name, age."));
  }

  @Test
  void componentsAndPatternsMayBeNamedAsWhatIsGenerated() {
    compile(
            Source.inShop(
                """
                @Table(
                    name = "ShopTable",
                    indexes = @Index(value = "GSI1", projection = ProjectionType.KEYS_ONLY))
                public sealed interface Shop {
                  enum State { ON, OFF }
                  @Entity
                  @LinkedKeys({
                    @LinkedKey(partition = "USER#{item}", sort = "USER"),
                    @LinkedKey(
                        name = "instance",
                        index = "GSI1",
                        partition = "{item}",
                        sort = "{project}#{hydrate}")
                  })
                  record User(
                      String item,
                      String project,
                      String hydrate,
                      @Nullable State nullable,
                      State instance,
                      State attributes,
                      @Attribute("t") State type)
                      implements Shop {}
                  @Projection(of = User.class)
                  record Part(
                      String item,
                      @Nullable State nullable,
                      State instance,
                      State attributes,
                      State type) {}
                }
                """))
        .isClean();
  }

  @Test
  void anAccessPatternIsNotNamedAsTheClassOfItsIndex() {
    compile(
            """
            @Table(
                name = "ShopTable",
                indexes = @Index(value = "GSI1", projection = ProjectionType.KEYS_ONLY))
            public sealed interface Shop {
              @Entity
              @LinkedKeys({
                @LinkedKey(partition = "USER#{name}", sort = "USER"),
                @LinkedKey(name = "gsi1Query", index = "GSI1", partition = "C#{name}", sort = "U") // !
              })
              record User(String name, int age) implements Shop {}
            }
            """)
        .reports(
            error(
                "[SGT0502] \"gsi1Query\" can't be the name of an access pattern of User, because"
                    + " the generated class uses it. It also uses builder, check, delete,"
                    + " fromItem, get, jsonSchema, key, primaryKey, put, toItem, type, update,"
                    + " upsert, names that end in PartitionKey or SortKey, and the methods of"
                    + " Object. Write another name."));
  }

  @Test
  void aProjectionIsCoveredAlsoIfTheAccessPatternHasNoName() {
    compile(
            Source.inShop(
                """
                @Table(
                    name = "ShopTable",
                    indexes =
                        @Index(
                            value = "GSI1",
                            projection = ProjectionType.INCLUDE,
                            include = {"_et", "city"}))
                public sealed interface Shop {
                  @Entity
                  @LinkedKey(partition = "USER#{name}", sort = "USER")
                  @LinkedKey(name = "type", index = "GSI1", partition = "C#{city}", sort = "U#{name}")
                  record User(String name, String city) implements Shop {} // !
                  @Projection(of = User.class)
                  record City(String city) {}
                }
                """))
        .reports(
            error(
                "[SGT0502] \"type\" can't be the name of an access pattern of User, because the"
                    + " generated class uses it. It also uses builder, check, delete, fromItem,"
                    + " get, jsonSchema, key, primaryKey, put, toItem, type, update, upsert,"
                    + " names that end in PartitionKey or SortKey, and the methods of Object."
                    + " Write another name."));
  }
}
