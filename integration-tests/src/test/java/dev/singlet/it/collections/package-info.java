@NullMarked
package dev.singlet.it.collections;

import org.jspecify.annotations.NullMarked;
