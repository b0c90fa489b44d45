/**
 * The Java of README.md and docs, compiled and run. A snippet is in a source of this package, in
 * other line breaks where the formatter wants them; {@link dev.singlet.it.docs.DocsTest} says which
 * one doesn't.
 */
@NullMarked
package dev.singlet.it.docs;

import org.jspecify.annotations.NullMarked;
