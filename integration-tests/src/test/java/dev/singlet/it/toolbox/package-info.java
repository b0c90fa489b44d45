/** Items that DynamoDB Toolbox wrote, read and written by the same model in Java. */
@org.jspecify.annotations.NullMarked
package dev.singlet.it.toolbox;
