/** The model of the tests of item collections: a warehouse with collections within collections. */
@NullMarked
package dev.singlet.it.collections.model;

import org.jspecify.annotations.NullMarked;
