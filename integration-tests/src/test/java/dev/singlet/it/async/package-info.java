/** The asynchronous client as the SDK builds it, over HTTP. */
package dev.singlet.it.async;
