/** Changes in a shop: each flow is one transaction. */
@NullMarked
package dev.singlet.examples.ecommerce.flow;

import org.jspecify.annotations.NullMarked;
