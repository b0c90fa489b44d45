/** Page tokens of requests, as arguments of controllers. */
@NullMarked
package dev.singlet.spring.web;

import org.jspecify.annotations.NullMarked;
