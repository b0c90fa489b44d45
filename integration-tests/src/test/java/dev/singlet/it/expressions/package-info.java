@NullMarked
package dev.singlet.it.expressions;

import org.jspecify.annotations.NullMarked;
