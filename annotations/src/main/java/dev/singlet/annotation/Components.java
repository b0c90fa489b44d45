package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the constructor or the static factory whose parameters are the components of an {@link
 * Entity} that is a class. A class with one constructor that is not private needs no mark.
 *
 * <pre>{@code
 * @Entity
 * @LinkedKey(partition = "ROOM#{number}", sort = "ROOM")
 * final class Room implements Hotel {
 *   private final int number;
 *   private final String name;
 *
 *   private Room(int number, String name) {
 *     this.number = number;
 *     this.name = name;
 *   }
 *
 *   @Components
 *   static Room of(int number, String name) {
 *     return new Room(number, name);
 *   }
 *
 *   int number() {
 *     return number;
 *   }
 *
 *   String getName() {
 *     return name;
 *   }
 * }
 * }</pre>
 *
 * <p>Each component has an accessor: a method without parameters that has its name, or its name
 * after {@code get} or, for a boolean, after {@code is}. It may be inherited. A read calls the
 * constructor or factory, a write calls the accessors.
 */
@Documented
@Target({ElementType.CONSTRUCTOR, ElementType.METHOD})
@Retention(RetentionPolicy.CLASS)
public @interface Components {}
