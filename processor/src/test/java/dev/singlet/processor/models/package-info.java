/**
 * Random models that are odd and legal. Each compiles without a warning, or is refused by a
 * diagnostic of the processor's and nothing else.
 */
package dev.singlet.processor.models;
