package dev.singlet.processor.diag;

import javax.lang.model.element.Element;

/** An element that the compiler doesn't know. It stands for one that the compiler knows. */
public interface StandIn extends Element {

  /** Returns the element that it stands for. */
  Element declaration();
}
