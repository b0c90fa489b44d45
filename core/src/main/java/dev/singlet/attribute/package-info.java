/**
 * Typed attributes, and the conditions and filters made of them. Every attribute name and every
 * value reaches DynamoDB through a placeholder. Begin with {@link Attribute}. Imports {@code
 * runtime.expression}, which holds the trees that conditions are made of, {@code runtime.entity},
 * {@code runtime.item} and {@code value}.
 */
@NullMarked
package dev.singlet.attribute;

import org.jspecify.annotations.NullMarked;
