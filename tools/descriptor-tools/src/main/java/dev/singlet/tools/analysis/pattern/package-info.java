/** Access patterns and the partitions that they read. Begin with {@link Patterns}. */
@NullMarked
package dev.singlet.tools.analysis.pattern;

import org.jspecify.annotations.NullMarked;
