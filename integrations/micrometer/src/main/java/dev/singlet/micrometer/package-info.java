/**
 * The consumption, duration and failures of requests, as Micrometer meters. Begin with {@link
 * MicrometerListener}.
 */
@NullMarked
package dev.singlet.micrometer;

import org.jspecify.annotations.NullMarked;
