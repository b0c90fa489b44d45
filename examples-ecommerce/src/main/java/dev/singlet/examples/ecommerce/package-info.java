/**
 * A program that runs the access patterns of a shop on DynamoDB: {@code mvn -Dtry -pl
 * examples-ecommerce -am compile exec:java}.
 */
@NullMarked
package dev.singlet.examples.ecommerce;

import org.jspecify.annotations.NullMarked;
