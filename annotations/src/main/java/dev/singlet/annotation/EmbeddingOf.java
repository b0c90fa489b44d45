package dev.singlet.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the components that a vector is made of, such as the text that a model embeds. An update
 * that changes one of them and doesn't set the vector removes the vector. Without this, a search
 * would find the item by its earlier text.
 *
 * <pre>{@code
 * @Entity
 * @LinkedKey(partition = "ARTICLE#{id}", sort = "ARTICLE")
 * @LinkedKey(name = "similar", index = "ByText", partition = "ARTICLES", when = "vector exists")
 * record Article(
 *     String id, String title, String body,
 *     @EmbeddingOf({"title", "body"}) @Nullable List<Float> vector) implements Docs {}
 * }</pre>
 *
 * <p>The removal is part of the same request. The item leaves all indexes whose keys need the
 * vector, and is in them again as soon as an update sets the vector. An update that changes a
 * component must set the vector as a whole, if it sets it at all.
 *
 * <p>An update of single attributes can't know the stored value, so that it also removes the vector
 * if it sets a component to the value that the item already has. An update from one record to
 * another removes the vector only if a component differs and the vector does not. A put writes the
 * vector that its record has.
 *
 * <p>The vector is a {@code float[]}, {@code double[]}, {@code List<Float>} or {@code List<Double>}
 * that can be absent. It need not be in an index.
 */
@Documented
@Target({ElementType.RECORD_COMPONENT, ElementType.PARAMETER, ElementType.FIELD})
@Retention(RetentionPolicy.CLASS)
public @interface EmbeddingOf {

  /**
   * The components that the vector is made of. A component whose record is flattened stands for all
   * components of that record.
   *
   * @return names of other components of the same record, at least one; of a component within a
   *     flattened record, its path, such as {@code text.title}
   */
  String[] value();
}
