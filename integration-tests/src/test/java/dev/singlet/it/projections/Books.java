package dev.singlet.it.projections;

import dev.singlet.it.projections.model.Library.Author;
import dev.singlet.it.projections.model.Library.Book;
import dev.singlet.it.projections.model.Library.State;
import dev.singlet.value.PrimaryKey;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Books of the shelf "a". */
final class Books {

  static final List<Author> AUTHORS =
      List.of(new Author("Ann", null, List.of("One", "Two")), new Author("Bob", "1901", List.of()));

  private Books() {}

  static Book book(int number) {
    return book(number, "d" + number);
  }

  static Book book(int number, @Nullable String dotted) {
    String title = String.format("t%04d", number);
    State state = number % 2 == 0 ? State.IN : State.OUT;
    return new Book("a", number, title, number, dotted, state, AUTHORS, 3, "long notes");
  }

  static List<Book> books(int count) {
    return IntStream.range(0, count).mapToObj(Books::book).toList();
  }

  static PrimaryKey key(int number) {
    return new PrimaryKey(
        AttributeValue.createS("SHELF#a"),
        AttributeValue.createS(String.format("BOOK#%04d", number)));
  }
}
