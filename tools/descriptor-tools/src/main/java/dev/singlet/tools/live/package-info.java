/** Tables in DynamoDB, compared with their models. */
@NullMarked
package dev.singlet.tools.live;

import org.jspecify.annotations.NullMarked;
