/** Access patterns that are spread over several partitions. */
@NullMarked
package dev.singlet.it.shards;

import org.jspecify.annotations.NullMarked;
