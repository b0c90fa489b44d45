@NullMarked
package dev.singlet.it.shop;

import org.jspecify.annotations.NullMarked;
