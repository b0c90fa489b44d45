package dev.singlet.it.observability.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

@Entity
@LinkedKey(name = "onShelf", partition = "SHELF#{shelf}", sort = "BOOK#{title}")
@LinkedKey(name = "byAuthor", index = "GSI1", partition = "AUTHOR#{author}", sort = "{title}")
@LinkedKey(
    name = "byPublisher",
    index = "GSI2",
    partition = "PUBLISHER#{publisher}",
    sort = "{title}")
public record Book(String shelf, String title, String author, String publisher, int copies)
    implements Library {}
