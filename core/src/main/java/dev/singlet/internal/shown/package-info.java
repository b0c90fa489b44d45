/**
 * Requests as text for people, with names and values in place of their placeholders. Values of
 * sensitive components, and what is made of them, are masked. Begin with {@link RequestText}.
 */
@NullMarked
package dev.singlet.internal.shown;

import org.jspecify.annotations.NullMarked;
