/** Tests of Spring Boot applications on DynamoDB Local. Begin with {@link SingletTest}. */
@NullMarked
package dev.singlet.spring.boot.test;

import org.jspecify.annotations.NullMarked;
