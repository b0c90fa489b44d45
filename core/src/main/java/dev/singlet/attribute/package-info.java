/**
 * Typed attributes, and the conditions, filters and updates made of them. Every attribute name and
 * every value reaches DynamoDB through a placeholder.
 */
@NullMarked
package dev.singlet.attribute;

import org.jspecify.annotations.NullMarked;
