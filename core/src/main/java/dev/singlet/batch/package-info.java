/** Reads and writes of many items, which can be made in part. Begin with {@link BatchWrite}. */
@NullMarked
package dev.singlet.batch;

import org.jspecify.annotations.NullMarked;
