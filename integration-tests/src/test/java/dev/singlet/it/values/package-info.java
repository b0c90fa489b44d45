@NullMarked
package dev.singlet.it.values;

import org.jspecify.annotations.NullMarked;
