/** The machine that tests run on: they must give the same on every other one. */
package dev.singlet.it.machine;
