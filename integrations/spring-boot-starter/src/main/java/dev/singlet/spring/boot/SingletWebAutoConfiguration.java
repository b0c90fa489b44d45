package dev.singlet.spring.boot;

import dev.singlet.spring.web.PageTokenArgumentResolver;
import dev.singlet.spring.web.ReactivePageTokenArgumentResolver;
import java.util.List;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.data.domain.ScrollPosition;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.reactive.config.WebFluxConfigurer;
import org.springframework.web.reactive.result.method.annotation.ArgumentResolverConfigurer;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/** Gives page tokens of requests to controllers, if the application has Spring Data. */
@AutoConfiguration
@ConditionalOnClass(ScrollPosition.class)
@ConditionalOnProperty(name = "singlet.enabled", matchIfMissing = true)
@EnableConfigurationProperties(SingletProperties.class)
public final class SingletWebAutoConfiguration {

  /** Called by Spring. */
  public SingletWebAutoConfiguration() {}

  /** Arguments of Spring MVC. */
  @Configuration(proxyBeanMethods = false)
  @ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.SERVLET)
  @ConditionalOnClass(WebMvcConfigurer.class)
  static class Mvc {

    @Bean
    WebMvcConfigurer singletPageTokens(SingletProperties properties) {
      return new WebMvcConfigurer() {
        @Override
        public void addArgumentResolvers(List<HandlerMethodArgumentResolver> resolvers) {
          resolvers.add(new PageTokenArgumentResolver(properties.web().pageParameter()));
        }
      };
    }
  }

  /** Arguments of WebFlux. */
  @Configuration(proxyBeanMethods = false)
  @ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.REACTIVE)
  @ConditionalOnClass(WebFluxConfigurer.class)
  static class Flux {

    @Bean
    WebFluxConfigurer singletPageTokens(SingletProperties properties) {
      return new WebFluxConfigurer() {
        @Override
        public void configureArgumentResolvers(ArgumentResolverConfigurer resolvers) {
          resolvers.addCustomResolver(
              new ReactivePageTokenArgumentResolver(properties.web().pageParameter()));
        }
      };
    }
  }
}
