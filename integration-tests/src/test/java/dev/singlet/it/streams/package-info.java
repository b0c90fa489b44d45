/** Changes of items as the streams of DynamoDB Local tell of them. */
@NullMarked
package dev.singlet.it.streams;

import org.jspecify.annotations.NullMarked;
