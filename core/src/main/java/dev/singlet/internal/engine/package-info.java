/**
 * What an operation does, step by step, apart from who does it: the steps are the same on a client
 * that blocks and on one that gives futures, and they are carried out in one place, where all
 * requests pass.
 */
@NullMarked
package dev.singlet.internal.engine;

import org.jspecify.annotations.NullMarked;
