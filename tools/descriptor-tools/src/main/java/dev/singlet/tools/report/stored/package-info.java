/**
 * The table and its indexes as DynamoDB stores sample items: reads a descriptor and items, produces
 * partitions with sorted rows.
 */
@NullMarked
package dev.singlet.tools.report.stored;

import org.jspecify.annotations.NullMarked;
