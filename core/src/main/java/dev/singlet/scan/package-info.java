/** Scans of a table or an index. Generated code makes them. Begin with {@link Scan}. */
@NullMarked
package dev.singlet.scan;

import org.jspecify.annotations.NullMarked;
