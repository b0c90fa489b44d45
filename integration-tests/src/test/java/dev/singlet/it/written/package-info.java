/** What a put gives, which is what a get would. */
package dev.singlet.it.written;
