/**
 * Tables in DynamoDB, compared with their models and brought to them, and the models in use on
 * them. Begin with {@link LiveTable}.
 */
@NullMarked
package dev.singlet.tools.live;

import org.jspecify.annotations.NullMarked;
