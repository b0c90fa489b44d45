/**
 * Conclusions from a model: relationships, charts, costs, findings. It knows no format, and every
 * format shows the same.
 */
@NullMarked
package dev.singlet.tools.analysis;

import org.jspecify.annotations.NullMarked;
