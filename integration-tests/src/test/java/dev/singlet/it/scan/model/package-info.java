/**
 * The model of the tests of scans: a depot with shelves, and with parts and tools that share a
 * type.
 */
@NullMarked
package dev.singlet.it.scan.model;

import org.jspecify.annotations.NullMarked;
