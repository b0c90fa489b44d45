/** The model of the tests of request listeners and retries: a library with books and readers. */
@NullMarked
package dev.singlet.it.observability.model;

import org.jspecify.annotations.NullMarked;
