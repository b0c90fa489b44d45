/** Versions and times to live, which Singlet writes and reads for. */
package dev.singlet.it.managed;
