/**
 * The shop for more customers than one partition takes: their list is spread over ten, and read as
 * if it were one. All else is as in the {@linkplain dev.singlet.examples.ecommerce.model model}.
 */
@NullMarked
package dev.singlet.examples.ecommerce.sharded;

import org.jspecify.annotations.NullMarked;
