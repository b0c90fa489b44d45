@NullMarked
package dev.singlet.it.projection;

import org.jspecify.annotations.NullMarked;
