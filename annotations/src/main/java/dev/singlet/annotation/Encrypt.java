package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Stores a value of any type encrypted, as B, bound to its attribute and to the primary key of its
 * item: moved elsewhere it can't be read. DynamoDB then knows no more of it than whether it is
 * there, and an update replaces it as a whole.
 *
 * <pre>{@code
 * @Encrypt(with = PatientCipher.class) String diagnosis
 *
 * public final class PatientCipher extends AesGcm {
 *   public PatientCipher() {
 *     super(new PatientKeys());
 *   }
 * }
 * }</pre>
 *
 * <p>It stands on components of an entity, not of the records within it. No key, unique attribute
 * or stored computed attribute can be made of the component.
 *
 * <p>Transformers compose in one order, however they are written: {@link Convert}, {@link Trim},
 * {@link Prefix}, {@link Compress}, {@code Encrypt}.
 */
@Documented
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.CLASS)
public @interface Encrypt {

  /**
   * What encrypts. It is made once, when it is first needed, and may be used by several threads.
   *
   * @return a class that implements {@code dev.singlet.crypto.AttributeCipher} and has a
   *     constructor without parameters
   */
  Class<?> with();
}
