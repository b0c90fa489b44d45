/** The model of the tests of operations and indexes: a shop with every kind of index. */
@NullMarked
package dev.singlet.it.operations.model;

import org.jspecify.annotations.NullMarked;
