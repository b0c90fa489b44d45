/** The pages of the recipes: their code, output, items and charts are those of the recipes. */
package dev.singlet.examples.recipes.page;
