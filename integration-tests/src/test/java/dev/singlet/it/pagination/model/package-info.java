/** The models of the tests of pages: keys of every type, some of which many items share. */
@NullMarked
package dev.singlet.it.pagination.model;

import org.jspecify.annotations.NullMarked;
