/** The consumption, duration and failures of requests, as Micrometer meters. */
@NullMarked
package dev.singlet.micrometer;

import org.jspecify.annotations.NullMarked;
