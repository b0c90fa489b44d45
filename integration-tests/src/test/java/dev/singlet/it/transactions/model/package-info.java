/** The models of the tests of transactions: a forge with its repositories, and a second table. */
@NullMarked
package dev.singlet.it.transactions.model;

import org.jspecify.annotations.NullMarked;
