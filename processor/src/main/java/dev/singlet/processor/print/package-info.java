/**
 * Prints source files. Reads descriptions of classes; produces text with imports, at most 100
 * columns wide. Begin with {@link SourcePrinter}. May import {@code source} and JavaPoet.
 */
@NullMarked
package dev.singlet.processor.print;

import org.jspecify.annotations.NullMarked;
