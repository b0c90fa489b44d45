/** The reads and writes of the shop. */
@NullMarked
package dev.singlet.examples.spring.store;

import org.jspecify.annotations.NullMarked;
