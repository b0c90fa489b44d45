package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Expected.error;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.fixture.Compilation;
import dev.singlet.processor.fixture.Source;
import org.junit.jupiter.api.Test;

/** Classes of Kotlin, as kapt shows them. */
class KotlinStubsTest {

  private static final Source METADATA =
      Source.verbatim("package kotlin; public @interface Metadata {}");

  private static final Source NULLABLE =
      Source.verbatim("package org.jetbrains.annotations; public @interface Nullable {}");

  /** {@code data class User(val name: String, @Default("1") val level: Int, ...)}. */
  private static final String DATA_CLASS =
      """
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      @kotlin.Metadata
      public final class User implements Shop {
        private final String name = null;
        @Default("1") private final int level = 0;
        @org.jetbrains.annotations.Nullable private final String note = null;
        @Extras private final Map<String, Document> extras = null;
        public User(
            String name,
            @Default("1") int level,
            @org.jetbrains.annotations.Nullable String note,
            @Extras Map<String, ? extends Document> extras) {}
        public final String getName() { return null; }
        public final int getLevel() { return 0; }
        public final @org.jetbrains.annotations.Nullable String getNote() { return null; }
        public final Map<String, Document> getExtras() { return null; }
        public final String component1() { return null; }
        public final User copy(
            String name,
            @Default("1") int level,
            @org.jetbrains.annotations.Nullable String note,
            @Extras Map<String, ? extends Document> extras) { return null; }
      }
      """;

  private static final Source SHOP =
      Source.inShop(
          """
          @kotlin.Metadata
          @Table(name = "ShopTable", entities = User.class)
          public interface Shop {}
          """);

  @Test
  void aDataClassIsAnEntity() {
    Compilation compiled = compile(METADATA, NULLABLE, SHOP, Source.inShop(DATA_CLASS));

    compiled.isClean();
    assertThat(compiled.generated().get("shop.UserEntity"))
        .contains("entity.getName()")
        .contains("Map<String, Document>")
        .doesNotContain("? extends Document");
  }

  @Test
  void aTableOfKotlinListsItsEntities() {
    compile(
            METADATA,
            Source.inShop(
                """
                @kotlin.Metadata
                @Table(name = "ShopTable")
                public interface Shop {}
                """),
            Source.inShop(
                """
                @Entity
                @LinkedKey(partition = "USER#{name}", sort = "USER")
                @kotlin.Metadata
                public final class User implements Shop { // !
                  public User(String name) {}
                  public final String getName() { return null; }
                }
                """))
        .reports(
            error(
                "[SGT0103] The entity User belongs to the table Shop, which doesn't list it, so it"
                    + " can't be checked together with the table's entities. Processors don't see"
                    + " that Shop of Kotlin permits User. Add it to @Table(entities = [...])."));
  }

  @Test
  void aValueClassMakesTheConstructorPrivate() {
    compile(
            METADATA,
            SHOP,
            Source.inShop(
                """
                @Entity
                @LinkedKey(partition = "USER#{name}", sort = "USER")
                @kotlin.Metadata
                public final class User implements Shop { // !
                  private User(String name) {}
                }
                """))
        .reports(
            error(
                "[SGT0101] @Entity is on User, which has only private constructors. A value class"
                    + " among the parameters makes a constructor of Kotlin private: declare the"
                    + " parameter with the type within the value class. Or make the constructor"
                    + " public."));
  }

  @Test
  void aClassOfKotlinIsNoComponent() {
    compile(
            METADATA,
            SHOP,
            Source.inShop(
                """
                @Entity
                @LinkedKey(partition = "USER#{name}", sort = "USER")
                @kotlin.Metadata
                public final class User implements Shop {
                  public User(String name, Address address) {} // !
                  public final String getName() { return null; }
                  public final Address getAddress() { return null; }
                }
                @kotlin.Metadata
                final class Address {}
                """))
        .reports(
            error(
                "[SGT0301] The type Address can't be stored. Write it as a record in Java, which"
                    + " Kotlin code can use. "
                    + TypeReaderTest.SUPPORTED));
  }

  @Test
  void anInterfaceOfKotlinIsNoItemCollection() {
    compile(
            METADATA,
            NULLABLE,
            SHOP,
            Source.inShop(DATA_CLASS),
            Source.inShop(
                """
                @kotlin.Metadata
                @ItemCollection(name = "all") // !
                public interface Named extends Shop {}
                """))
        .reports(
            error(
                "[SGT0109] @ItemCollection is on Named, and processors don't see what an interface"
                    + " of Kotlin permits, so it has no effect. Write the table and its entities in"
                    + " Java, or remove it and query each entity."));
  }
}
