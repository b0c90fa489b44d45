/**
 * The annotation processor: a pipeline whose packages are its stages, {@code mirror}, {@code read},
 * {@code model}, {@code validate}, {@code write} and {@code filer}, with {@code diag} beside them.
 * Writers describe classes with {@code source}, {@code print} turns these into text, and {@code
 * verdict} says which types of a table have errors. {@code read} and {@code write} have a room for
 * each subject. This package takes the types from the compiler, runs the stages, and hands their
 * diagnostics and files to the compiler. Begin with {@link SingletProcessor}. It may import all of
 * them.
 */
@NullMarked
package dev.singlet.processor;

import org.jspecify.annotations.NullMarked;
