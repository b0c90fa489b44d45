/** Bridges to Spring Framework, Spring Data and Spring Security. Begin with {@link PageWindow}. */
@NullMarked
package dev.singlet.spring;

import org.jspecify.annotations.NullMarked;
