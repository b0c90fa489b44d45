/** The model of the tests of bulk writes. */
@NullMarked
package dev.singlet.it.bulk.model;

import org.jspecify.annotations.NullMarked;
