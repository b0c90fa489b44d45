package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Stores a value of any type encrypted, as a binary attribute (B). The value is bound to its
 * attribute and to the primary key of its item, and can't be decrypted anywhere else. Conditions
 * can only ask if the attribute exists, and an update replaces the value as a whole.
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
 * <p>{@code AesGcm} is in the module {@code singlet-extras}.
 *
 * <p>Only components of an entity can be encrypted, not those of records within it. Keys, unique
 * attributes and stored computed attributes can't use the component.
 *
 * <p>Transformers are always applied in this order: {@link Convert}, {@link Trim}, {@link Prefix},
 * {@link Compress}, {@code Encrypt}.
 */
@Documented
@Target({ElementType.RECORD_COMPONENT, ElementType.PARAMETER, ElementType.FIELD})
@Retention(RetentionPolicy.CLASS)
public @interface Encrypt {

  /**
   * The cipher. It is created once, when it is first needed, and must be thread-safe.
   *
   * @return a class that implements {@code dev.singlet.crypto.AttributeCipher} and has a
   *     constructor without parameters
   */
  Class<?> with();
}
