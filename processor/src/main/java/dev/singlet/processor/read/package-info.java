/**
 * Reads elements and their annotations; produces the model, and diagnostics for elements that can't
 * become a part of it. Each room in here reads one subject. May import {@code diag}, {@code mirror}
 * and {@code model}.
 */
@NullMarked
package dev.singlet.processor.read;

import org.jspecify.annotations.NullMarked;
