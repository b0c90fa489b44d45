/**
 * Typed attributes, and the conditions and filters made of them. Every attribute name and every
 * value reaches DynamoDB through a placeholder. Imports {@code generated.expression}, which holds
 * the trees that conditions are made of, {@code generated.entity}, {@code generated.item} and
 * {@code value}.
 */
@NullMarked
package dev.singlet.attribute;

import org.jspecify.annotations.NullMarked;
