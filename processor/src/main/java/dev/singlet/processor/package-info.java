/**
 * The annotation processor: a pipeline whose packages are its stages, {@code mirror}, {@code read},
 * {@code model}, {@code validate}, {@code write} and {@code filer}, with {@code diag} beside them.
 * Writers describe classes with {@code source}, and {@code print} makes text of that. {@code read}
 * and {@code write} have a room for each subject. This package reads what the compiler hands over,
 * runs the stages and produces what they found and wrote; it may import all of them.
 */
@NullMarked
package dev.singlet.processor;

import org.jspecify.annotations.NullMarked;
