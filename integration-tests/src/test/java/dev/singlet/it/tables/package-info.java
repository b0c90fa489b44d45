/** Creating tables, and finding that they are there. */
@org.jspecify.annotations.NullMarked
package dev.singlet.it.tables;
