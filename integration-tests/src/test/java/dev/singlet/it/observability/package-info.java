/** What a listener is told of requests. */
@NullMarked
package dev.singlet.it.observability;

import org.jspecify.annotations.NullMarked;
