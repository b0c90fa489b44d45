package dev.singlet.it.docs.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

@Entity
@LinkedKey(name = "in", partition = "MUSEUM#{museum}", sort = "PAINTING#{number:pad(6)}")
public final class Painting extends Exhibit implements Museum {

  private final String title;
  private final boolean lent;

  public Painting(
      String museum, int number, @Attribute("name") String title, @Default("false") boolean lent) {
    super(museum, number);
    this.title = title;
    this.lent = lent;
  }

  public String title() {
    return title;
  }

  public boolean isLent() {
    return lent;
  }
}
