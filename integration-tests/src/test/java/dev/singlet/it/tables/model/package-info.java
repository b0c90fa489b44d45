/** The models of the tests of tables: three modules that keep items in one table. */
@NullMarked
package dev.singlet.it.tables.model;

import org.jspecify.annotations.NullMarked;
