/** Issues, their comments and events: what all variants store, as Singlet's users declare it. */
@NullMarked
package dev.singlet.benchmarks.model;

import org.jspecify.annotations.NullMarked;
