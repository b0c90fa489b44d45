/** Schemas of DynamoDB Toolbox v2, in TypeScript. Begin with {@link Toolbox}. */
@NullMarked
package dev.singlet.tools.format.toolbox;

import org.jspecify.annotations.NullMarked;
