/**
 * Classes of entities. Reads an entity; produces its class, with the builder, the codecs of its
 * records and what turns it into an item. May import {@code model}, {@code source}, and all of
 * {@code write} but the rooms of other classes.
 */
@NullMarked
package dev.singlet.processor.write.entity;

import org.jspecify.annotations.NullMarked;
