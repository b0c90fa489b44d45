/**
 * Auto-configuration for Spring Boot. Declare a bean of {@link dev.singlet.schema.TableSchema} for
 * each table, and inject its {@link dev.singlet.TableClient}. Begin with {@link
 * SingletAutoConfiguration}.
 */
@NullMarked
package dev.singlet.spring.boot;

import org.jspecify.annotations.NullMarked;
