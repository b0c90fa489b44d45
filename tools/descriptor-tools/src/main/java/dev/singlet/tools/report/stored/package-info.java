/**
 * The table and its indexes as DynamoDB stores sample items: reads a descriptor and items, produces
 * partitions with sorted rows. Begin with {@link StoredView}.
 */
@NullMarked
package dev.singlet.tools.report.stored;

import org.jspecify.annotations.NullMarked;
