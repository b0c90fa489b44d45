/**
 * Checks a release that was deployed into a folder, before it is uploaded. A rule is a class; it
 * reports what it finds as text and goes on.
 */
@NullMarked
package dev.singlet.release;

import org.jspecify.annotations.NullMarked;
