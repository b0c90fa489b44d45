package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Records that hold themselves have values only if there is a way to end. */
class RequiredCyclesTest {

  @Test
  void anEntityWithinItself() {
    shop("""
          @Entity
          @LinkedKey(partition = "USER#{name}", sort = "USER")
          record User(
              String name,
              User parent) // !
              implements Shop {}
        """)
        .reports(
            error(
                "[SGT0316] No User can exist: each needs another one, because User.parent is"
                    + " required. Make it @Nullable, Optional or a List."));
  }

  @Test
  void twoRecordsWithinEachOtherAreToldOnce() {
    shop("""
          @Entity
          @LinkedKey(partition = "USER#{name}", sort = "USER")
          record User(String name, B b, @Nullable A a, List<B> more) implements Shop {}
          @Entity
          @LinkedKey(partition = "GROUP#{name}", sort = "GROUP")
          record Group(String name, Holder holder) implements Shop {}
          record Holder(A a) {}
          record A(
              B b) {} // !
          record B(A a) {}
        """)
        .reports(
            error(
                "[SGT0316] No A can exist: each needs another one, because A.b and B.a are"
                    + " required. Make one of them @Nullable, Optional or a List."));
  }

  @Test
  void sealedInterfacesAllOfWhoseRecordsNeedAnother() {
    shop("""
          @Entity
          @LinkedKey(partition = "USER#{name}", sort = "USER")
          record User(String name, Node node) implements Shop {}
          sealed interface Node permits Left, Right {}
          record Left(
              Node next) implements Node {} // !
          record Right(Node next, int number) implements Node {}
        """)
        .reports(
            error(
                "[SGT0316] No Left can exist: each needs another one, because Left.next is"
                    + " required. Make it @Nullable, Optional or a List."));
  }

  @Test
  void listsThatAreNotEmpty() {
    shop("""
          @Entity
          @LinkedKey(partition = "USER#{name}", sort = "USER")
          record User(String name, Tree tree) implements Shop {}
          record Tree(
              @NotEmpty List<Tree> children) {} // !
        """)
        .reports(
            error(
                "[SGT0316] No Tree can exist: each needs another one, because Tree.children is"
                    + " required. Make it @Nullable, Optional or a List."));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@Nullable Tree left",
        "Optional<Tree> left",
        "List<Tree> left",
        "@Size(max = 3) List<Tree> left",
        "Map<String, Tree> left",
        "Tree[] left",
        "Node left",
        "@Default(constant = \"LEAF\") Tree left",
      })
  void whatCanEndIsFine(String component) {
    shop("""
          @Entity
          @LinkedKey(partition = "USER#{name}", sort = "USER")
          record User(String name, Tree tree) implements Shop {}
          record Tree(%s) implements Node {
            public static final Tree LEAF = new Tree(null);
          }
          record Leaf() implements Node {}
          sealed interface Node permits Tree, Leaf {}
        """
            .formatted(component))
        .isClean();
  }
}
