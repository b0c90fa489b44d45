/**
 * Queries. Reads linked keys; produces the query methods and the stages that narrow a query. May
 * import {@code model}, {@code source}, {@code write.name}, {@code write.key} and {@code
 * write.check}.
 */
@NullMarked
package dev.singlet.processor.write.query;

import org.jspecify.annotations.NullMarked;
