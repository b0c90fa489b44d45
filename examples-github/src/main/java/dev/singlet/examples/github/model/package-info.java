/**
 * A model of GitHub's data in one table, after Alex DeBrie's <em>The DynamoDB Book</em>: thirteen
 * entities, and the sealed interfaces whose items one query reads together.
 */
@NullMarked
package dev.singlet.examples.github.model;

import org.jspecify.annotations.NullMarked;
