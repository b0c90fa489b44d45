/**
 * Queries, their pages, and what is done with all that a query finds. Generated code makes queries.
 * Begin with {@link Query}.
 */
@NullMarked
package dev.singlet.query;

import org.jspecify.annotations.NullMarked;
