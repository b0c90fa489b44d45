package dev.singlet.internal.verify;

import dev.singlet.verify.ItemDifference.Kind;

/** A way in which an item differs: how, and in which attribute. */
record Found(Kind kind, String attribute) {}
