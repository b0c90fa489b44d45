/** The HTTP API: its controllers, its errors, and its description. */
@NullMarked
package dev.singlet.examples.spring.api;

import org.jspecify.annotations.NullMarked;
