/**
 * Scans: segments, positions in them and the pace of reading. Begin with {@link ScanSpec}. Imports
 * {@code query}, {@code context} and {@code engine}. Not exported.
 */
@NullMarked
package dev.singlet.internal.scan;

import org.jspecify.annotations.NullMarked;
