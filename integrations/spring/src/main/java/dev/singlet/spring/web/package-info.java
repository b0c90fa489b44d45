/**
 * Page tokens of requests, as arguments of controllers. Begin with {@link
 * PageTokenArgumentResolver}.
 */
@NullMarked
package dev.singlet.spring.web;

import org.jspecify.annotations.NullMarked;
