/**
 * Conclusions from a model: charts, costs, findings. It knows no format, and every format shows the
 * same. The rooms within it have keys, access patterns and relationships. Begin with {@link
 * Findings}.
 */
@NullMarked
package dev.singlet.tools.analysis;

import org.jspecify.annotations.NullMarked;
