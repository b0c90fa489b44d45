/**
 * The report and progress of a bulk write, and the outcomes of its writes. Begin with {@link
 * dev.singlet.bulk.BulkReport}.
 */
@NullMarked
package dev.singlet.bulk;

import org.jspecify.annotations.NullMarked;
