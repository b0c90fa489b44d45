/** What is left of data and of order while DynamoDB pushes back and connections are cut. */
@NullMarked
package dev.singlet.it.reliability;

import org.jspecify.annotations.NullMarked;
