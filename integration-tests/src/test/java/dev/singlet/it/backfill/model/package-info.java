/** The models of the tests of backfills. */
@NullMarked
package dev.singlet.it.backfill.model;

import org.jspecify.annotations.NullMarked;
