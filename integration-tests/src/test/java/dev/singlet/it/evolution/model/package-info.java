/**
 * The models of the tests of evolution: each is a table whose older items have other names, lack
 * attributes, or are of an older schema version.
 */
@NullMarked
package dev.singlet.it.evolution.model;

import org.jspecify.annotations.NullMarked;
