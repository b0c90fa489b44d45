/**
 * Sets up tables for tests, tools and deployment programs. {@link dev.singlet.tables.TableSetup}
 * creates, extends, describes and deletes the table of a model. Begin with {@link TableSetup}.
 *
 * <p>This is a module of its own, so that a program which only reads and writes items has no code
 * on its class path that deletes a table or changes its settings.
 */
@NullMarked
package dev.singlet.tables;

import org.jspecify.annotations.NullMarked;
