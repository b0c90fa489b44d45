/** Each operation on DynamoDB Local, on the table and on every kind of index. */
@NullMarked
package dev.singlet.it.operations;

import org.jspecify.annotations.NullMarked;
