package dev.singlet.spring.web;

import dev.singlet.spring.TokenScrollPosition;
import org.springframework.core.MethodParameter;
import org.springframework.data.domain.ScrollPosition;

/** Recognizes arguments that a page token can be given to. */
final class PositionArguments {

  private PositionArguments() {}

  /** Other positions, such as an offset, are those of Spring Data's own resolvers. */
  static boolean isPosition(MethodParameter argument) {
    Class<?> type = argument.getParameterType();
    return type == ScrollPosition.class || type == TokenScrollPosition.class;
  }
}
