/** JSON objects that tools write. Begin with {@link JsonMembers}. */
@NullMarked
package dev.singlet.tools.json;

import org.jspecify.annotations.NullMarked;
