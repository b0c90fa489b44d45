/**
 * A table as one page of HTML: reads a descriptor and its analysis, produces text. Begin with
 * {@link Report}.
 */
@NullMarked
package dev.singlet.tools.report;

import org.jspecify.annotations.NullMarked;
