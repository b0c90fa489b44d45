/** Three tables that become one while the program runs. */
@NullMarked
package dev.singlet.examples.recipes.onetable;

import org.jspecify.annotations.NullMarked;
