/**
 * Parts of both clients: their settings, and the reports of their requests. Begin with {@link
 * ClientSettings}. Not exported.
 */
@NullMarked
package dev.singlet.internal.client;

import org.jspecify.annotations.NullMarked;
