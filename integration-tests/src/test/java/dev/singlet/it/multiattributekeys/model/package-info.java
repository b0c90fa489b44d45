/** The models of the tests of indexes whose keys have several attributes. */
@NullMarked
package dev.singlet.it.multiattributekeys.model;

import org.jspecify.annotations.NullMarked;
