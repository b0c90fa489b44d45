/** Schemas of DynamoDB Toolbox v2, in TypeScript. */
@NullMarked
package dev.singlet.tools.format.toolbox;

import org.jspecify.annotations.NullMarked;
