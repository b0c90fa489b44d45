/** Where in the order of keys reading starts and ends, apart from who reads. */
@NullMarked
package dev.singlet.position;

import org.jspecify.annotations.NullMarked;
