/** Reports of requests, and those who listen to them. Begin with {@link RequestListener}. */
@NullMarked
package dev.singlet.listener;

import org.jspecify.annotations.NullMarked;
