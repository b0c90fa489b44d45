/** What requests consume, take and fail with, as meters of Micrometer. */
@NullMarked
package dev.singlet.micrometer;

import org.jspecify.annotations.NullMarked;
