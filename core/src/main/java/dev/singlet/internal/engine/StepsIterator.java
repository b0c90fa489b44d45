package dev.singlet.internal.engine;

import java.util.Collections;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** Iterates over the elements of several parts. A part is read when those before it are used up. */
public final class StepsIterator<E> implements Iterator<E> {

  private final Runner runner;
  private final Steps<? extends Iterable<E>> parts;
  private Iterator<E> part = Collections.emptyIterator();

  /** Begins at the first part. */
  public StepsIterator(Runner runner, Steps<? extends Iterable<E>> parts) {
    this.runner = runner;
    this.parts = parts;
  }

  @Override
  public boolean hasNext() {
    while (!part.hasNext() && parts.hasNext()) {
      part = runner.run(parts.next()).iterator();
    }
    return part.hasNext();
  }

  @Override
  public E next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return part.next();
  }
}
