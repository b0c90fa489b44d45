/** Where in the order of keys reading starts and ends, apart from who reads. */
@NullMarked
package dev.singlet.internal.query;

import org.jspecify.annotations.NullMarked;
