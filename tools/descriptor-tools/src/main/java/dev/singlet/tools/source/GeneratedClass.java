package dev.singlet.tools.source;

import dev.singlet.model.AccessPatternDescriptor;
import dev.singlet.model.EntityDescriptor;
import java.io.Serial;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Optional;

/**
 * A class that was generated for a model.
 *
 * @param type the class
 */
public record GeneratedClass(Class<?> type) {

  /** The class can't be used. The message says why, as the end of a sentence. */
  public static final class Unusable extends Exception {
    @Serial private static final long serialVersionUID = 1L;

    private final String why;

    private Unusable(String why, Throwable cause) {
      super(why, cause);
      this.why = why;
    }

    /** Returns the reason, as the end of a sentence. */
    public String why() {
      return why;
    }
  }

  /** Returns the name of the class of an entity; empty if its model has no access pattern of it. */
  public static Optional<String> nameFor(EntityDescriptor entity) {
    return entity.patterns().stream().map(AccessPatternDescriptor::owner).findFirst();
  }

  /**
   * Loads a class.
   *
   * @param name its name
   * @param classes the model's classes
   * @throws Unusable if it isn't there, or can't be loaded
   */
  public static GeneratedClass load(String name, ClassLoader classes) throws Unusable {
    try {
      return new GeneratedClass(Class.forName(name, true, classes));
    } catch (ClassNotFoundException missing) {
      throw new Unusable("the class " + name + " is not there.", missing);
    } catch (LinkageError failure) {
      throw unusable(name, failure);
    }
  }

  /**
   * Calls a static method without parameters.
   *
   * @return its result
   * @throws Unusable if it can't be called, or fails
   */
  public Object call(String method) throws Unusable {
    try {
      return opened(type.getMethod(method)).invoke(null);
    } catch (ReflectiveOperationException | RuntimeException | LinkageError failure) {
      throw unusable(type.getName(), failure);
    }
  }

  /** Models can be package-private, and their generated classes are then, too. */
  public static Method opened(Method method) {
    method.setAccessible(true);
    return method;
  }

  /** Returns the reason of a failure, in one line. */
  public static String reason(Throwable failure) {
    Throwable cause = failure;
    if (failure instanceof InvocationTargetException wrapper && wrapper.getCause() != null) {
      cause = wrapper.getCause();
    }
    String message = cause.getMessage();
    return message == null ? cause.toString() : message.replaceAll("\\s+", " ");
  }

  private static Unusable unusable(String name, Throwable failure) {
    return new Unusable("the class " + name + " can't be used: " + reason(failure), failure);
  }
}
