/** Items that older programs wrote: defaults, renames, versions, and what is not known. */
package dev.singlet.it.evolution;
