/**
 * The models of the tests with DynamoDB Toolbox: what its schemas are in Java, and a table with
 * other names for its attributes.
 */
@NullMarked
package dev.singlet.it.toolbox.model;

import org.jspecify.annotations.NullMarked;
