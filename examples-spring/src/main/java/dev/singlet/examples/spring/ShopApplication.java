package dev.singlet.examples.spring;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

/** A shop over HTTP. */
@SpringBootApplication(proxyBeanMethods = false)
public class ShopApplication {

  /**
   * Starts the shop.
   *
   * @param arguments properties, such as {@code --server.port=8081}
   */
  public static void main(String... arguments) {
    SpringApplication.run(ShopApplication.class, arguments);
  }
}
