/** Indexes whose keys have several attributes, through generated code on DynamoDB Local. */
@NullMarked
package dev.singlet.it.multiattributekeys;

import org.jspecify.annotations.NullMarked;
