package dev.singlet.internal.verify;

import dev.singlet.verify.ItemDifference.Kind;
import dev.singlet.verify.ItemSample;
import java.util.function.Supplier;

/**
 * A difference of one item.
 *
 * @param sample makes the sample, which is needed only for a few items
 */
record Found(Kind kind, String attribute, Supplier<ItemSample> sample) {}
