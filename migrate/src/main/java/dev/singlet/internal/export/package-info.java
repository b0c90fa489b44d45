/**
 * The files of a table's export: their manifests, their lines and what the lines hold. Begin with
 * {@link dev.singlet.internal.export.Manifest}.
 */
@NullMarked
package dev.singlet.internal.export;

import org.jspecify.annotations.NullMarked;
