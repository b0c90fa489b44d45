/** Random histories of several threads, with answers that are lost and requests that come late. */
@NullMarked
package dev.singlet.it.histories;

import org.jspecify.annotations.NullMarked;
