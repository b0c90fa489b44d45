/** The models in use, announced on tables and listed. */
@NullMarked
package dev.singlet.it.deployed;

import org.jspecify.annotations.NullMarked;
