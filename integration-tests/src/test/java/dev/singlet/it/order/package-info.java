@NullMarked
package dev.singlet.it.order;

import org.jspecify.annotations.NullMarked;
