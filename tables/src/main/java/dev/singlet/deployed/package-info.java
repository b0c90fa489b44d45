/**
 * The models in use on a table: programs, or the steps that deploy them, announce their models, and
 * anybody lists them. Begin with {@link dev.singlet.deployed.AnnounceModel}.
 */
@NullMarked
package dev.singlet.deployed;

import org.jspecify.annotations.NullMarked;
