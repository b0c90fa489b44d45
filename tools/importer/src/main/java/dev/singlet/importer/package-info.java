/**
 * Makes a model of Singlet from a file of another program. Begin with {@link
 * dev.singlet.importer.SchemaImport}.
 */
@NullMarked
package dev.singlet.importer;

import org.jspecify.annotations.NullMarked;
