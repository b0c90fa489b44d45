/** Reads figures, produces the tables and charts of the documentation. */
@NullMarked
package dev.singlet.benchmarks.report;

import org.jspecify.annotations.NullMarked;
