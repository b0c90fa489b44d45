package dev.singlet.internal.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.interceptor.ClasspathInterceptorChainFactory;

/** The interceptor is found by the SDK, as a part of the class path and of the module path. */
class ModulePathTest {

  @Test
  void theSdkFindsTheInterceptor() {
    assertThat(new ClasspathInterceptorChainFactory().getGlobalInterceptors())
        .hasAtLeastOneElementOfType(SingletItemsInterceptor.class);
  }

  @Test
  void theModuleResolvesWithThoseOfTheSdk() throws Exception {
    Path[] path =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .filter(ModulePathTest::isNeeded)
            .map(Path::of)
            .toArray(Path[]::new);
    ModuleLayer boot = ModuleLayer.boot();
    Configuration resolved =
        boot.configuration()
            .resolve(ModuleFinder.of(path), ModuleFinder.of(), Set.of("dev.singlet.core"));
    ModuleLayer layer =
        boot.defineModulesWithOneLoader(resolved, ClassLoader.getPlatformClassLoader());
    ClassLoader loader = layer.findLoader("dev.singlet.core");

    Thread thread = Thread.currentThread();
    ClassLoader own = thread.getContextClassLoader();
    thread.setContextClassLoader(loader);
    try {
      Class<?> factory = loader.loadClass(ClasspathInterceptorChainFactory.class.getName());
      Object found =
          factory
              .getMethod("getGlobalInterceptors")
              .invoke(factory.getDeclaredConstructor().newInstance());
      assertThat(found.toString()).contains(SingletItemsInterceptor.class.getName());
    } finally {
      thread.setContextClassLoader(own);
    }
  }

  private static boolean isNeeded(String path) {
    String unix = path.replace('\\', '/');
    return !unix.contains("test-classes")
        && (unix.contains("/core/target/")
            || unix.contains("annotations")
            || unix.contains("/model/target/")
            || unix.contains("/software/amazon/awssdk/")
            || unix.contains("jspecify")
            || unix.contains("/reactive-streams-1")
            || unix.contains("slf4j-api")
            || unix.contains("jakarta.validation"));
  }
}
