package dev.singlet.it.docs.model;

import dev.singlet.annotation.ItemHook;
import dev.singlet.it.docs.model.Guestbook.Greeting;

public final class CleanTexts implements ItemHook<Greeting> {

  @Override
  public Greeting beforeWrite(Greeting greeting) {
    if (greeting.text().contains("http")) {
      throw new IllegalArgumentException("No links, please.");
    }
    return new Greeting(greeting.guest(), greeting.text().strip());
  }

  @Override
  public Greeting afterRead(Greeting greeting) {
    return greeting.text().isEmpty() ? new Greeting(greeting.guest(), "...") : greeting;
  }
}
