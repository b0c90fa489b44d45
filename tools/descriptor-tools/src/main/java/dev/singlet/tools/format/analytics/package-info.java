/**
 * SQL that reads an export of the table to S3: a view for each entity. Begin with {@link Athena}.
 */
@NullMarked
package dev.singlet.tools.format.analytics;

import org.jspecify.annotations.NullMarked;
