@NullMarked
package dev.singlet.it.types;

import org.jspecify.annotations.NullMarked;
