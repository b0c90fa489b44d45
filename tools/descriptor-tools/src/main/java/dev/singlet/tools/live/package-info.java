/** Tables in DynamoDB, compared with their models. Begin with {@link LiveTable}. */
@NullMarked
package dev.singlet.tools.live;

import org.jspecify.annotations.NullMarked;
