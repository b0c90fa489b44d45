/**
 * Reads the exports of a table to S3, without a request to DynamoDB. Begin with {@link
 * dev.singlet.export.TableExport}.
 */
@NullMarked
package dev.singlet.export;

import org.jspecify.annotations.NullMarked;
