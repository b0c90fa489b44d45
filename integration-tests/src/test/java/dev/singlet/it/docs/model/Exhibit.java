package dev.singlet.it.docs.model;

public abstract class Exhibit {

  private final String museum;
  private final int number;

  protected Exhibit(String museum, int number) {
    this.museum = museum;
    this.number = number;
  }

  public String museum() {
    return museum;
  }

  public int getNumber() {
    return number;
  }
}
