/**
 * Errors of users, which the command line and the goals show in one line. Begin with {@link
 * UserErrorException}.
 */
@NullMarked
package dev.singlet.tools.error;

import org.jspecify.annotations.NullMarked;
