/** The models of the tests of transactions: a forge with its repositories, and further tables. */
@NullMarked
package dev.singlet.it.transactions.model;

import org.jspecify.annotations.NullMarked;
