/**
 * A large model in one table: writes 200 entities for each variant, compiles them, and measures
 * what they cost a build and a program.
 */
@NullMarked
package dev.singlet.benchmarks.scale;

import org.jspecify.annotations.NullMarked;
