/** What a listener is told of requests. */
@NullMarked
package dev.singlet.it.observed;

import org.jspecify.annotations.NullMarked;
