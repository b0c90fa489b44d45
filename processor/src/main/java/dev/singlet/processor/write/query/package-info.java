/**
 * Queries. Reads linked keys; produces the query methods and the stages that narrow a query. Begin
 * with {@link QueryWriter}. May import {@code model}, {@code source}, {@code write.check}, {@code
 * write.item}, {@code write.key}, {@code write.name} and JavaPoet.
 */
@NullMarked
package dev.singlet.processor.write.query;

import org.jspecify.annotations.NullMarked;
