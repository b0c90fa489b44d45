/**
 * The models of the tests of the size of items: an item that grows by every type of attribute, and
 * one that local indexes copy.
 */
@NullMarked
package dev.singlet.it.itemsize.model;

import org.jspecify.annotations.NullMarked;
