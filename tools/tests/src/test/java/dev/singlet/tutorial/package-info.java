/** The tutorial, followed by a test as a reader follows it. */
package dev.singlet.tutorial;
