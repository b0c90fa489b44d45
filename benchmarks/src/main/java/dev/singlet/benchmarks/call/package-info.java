/** Whole calls through the SDK's client, whose HTTP client answers prepared bytes. */
@NullMarked
package dev.singlet.benchmarks.call;

import org.jspecify.annotations.NullMarked;
