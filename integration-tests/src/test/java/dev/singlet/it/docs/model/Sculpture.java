package dev.singlet.it.docs.model;

import dev.singlet.annotation.Components;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import jakarta.validation.constraints.Positive;

@Entity
@LinkedKey(name = "in", partition = "MUSEUM#{museum}", sort = "SCULPTURE#{number:pad(6)}")
public final class Sculpture extends Exhibit implements Museum {

  private final int grams;

  private Sculpture(String museum, int number, int grams) {
    super(museum, number);
    this.grams = grams;
  }

  @Components
  public static Sculpture of(String museum, int number, @Positive int grams) {
    return new Sculpture(museum, number, grams);
  }

  public int grams() {
    return grams;
  }
}
