/**
 * Reads annotations in the source; produces their values with the places for reports of problems.
 * Also reads annotations in class files that compilers don't show, and recognizes members in source
 * that compilers hide. Begin with {@link Annotated}. May import {@code diag}.
 */
@NullMarked
package dev.singlet.processor.mirror;

import org.jspecify.annotations.NullMarked;
