package dev.singlet.spring.boot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.spring.TokenScrollPosition;
import dev.singlet.spring.web.ReactivePageTokenArgumentResolver;
import java.lang.reflect.Method;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.boot.test.context.runner.ReactiveWebApplicationContextRunner;
import org.springframework.boot.test.context.runner.WebApplicationContextRunner;
import org.springframework.core.MethodParameter;
import org.springframework.data.domain.OffsetScrollPosition;
import org.springframework.data.domain.ScrollPosition;
import org.springframework.mock.http.server.reactive.MockServerHttpRequest;
import org.springframework.mock.web.server.MockServerWebExchange;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.request.MockMvcRequestBuilders;
import org.springframework.test.web.servlet.setup.MockMvcBuilders;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.context.WebApplicationContext;
import org.springframework.web.reactive.BindingContext;
import org.springframework.web.reactive.config.WebFluxConfigurer;
import org.springframework.web.servlet.config.annotation.EnableWebMvc;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

class SingletWebAutoConfigurationTest {

  private static final AutoConfigurations WEB =
      AutoConfigurations.of(SingletWebAutoConfiguration.class);

  @EnableWebMvc
  static class Mvc {}

  @RestController
  static class Positions {
    @GetMapping("/position")
    String position(ScrollPosition position) {
      return position.toString();
    }

    @GetMapping("/token")
    String token(TokenScrollPosition position) {
      return position.isInitial() ? "none" : position.token();
    }

    void offset(OffsetScrollPosition position) {}
  }

  private static String get(WebApplicationContext context, String url) throws Exception {
    MockMvc mvc = MockMvcBuilders.webAppContextSetup(context).build();
    return mvc.perform(MockMvcRequestBuilders.get(url))
        .andReturn()
        .getResponse()
        .getContentAsString();
  }

  private final WebApplicationContextRunner mvc =
      new WebApplicationContextRunner()
          .withConfiguration(WEB)
          .withUserConfiguration(Mvc.class, Positions.class);

  @Test
  void aControllerTakesThePageTokenOfARequest() {
    mvc.run(
        context -> {
          assertThat(get(context, "/token?page=AbC-1")).isEqualTo("AbC-1");
          assertThat(get(context, "/token")).isEqualTo("none");
          assertThat(get(context, "/token?page=")).isEqualTo("none");
          assertThat(get(context, "/position?page=AbC-1")).isEqualTo("TokenScrollPosition[AbC-1]");
        });
  }

  @Test
  void theParameterIsAProperty() {
    mvc.withPropertyValues("singlet.web.page-parameter=after")
        .run(context -> assertThat(get(context, "/token?after=x&page=y")).isEqualTo("x"));
  }

  @Test
  void aReactiveControllerTakesItToo() {
    new ReactiveWebApplicationContextRunner()
        .withConfiguration(WEB)
        .run(context -> assertThat(context).hasSingleBean(WebFluxConfigurer.class));
    ReactivePageTokenArgumentResolver resolver = new ReactivePageTokenArgumentResolver("page");

    assertThat(resolver.supportsParameter(parameter("position"))).isTrue();
    assertThat(resolver.supportsParameter(parameter("token"))).isTrue();
    assertThat(resolver.supportsParameter(parameter("offset"))).isFalse();
    assertThat(
            resolver.resolveArgumentValue(
                parameter("token"),
                new BindingContext(),
                MockServerWebExchange.from(MockServerHttpRequest.get("/token?page=AbC"))))
        .isEqualTo(TokenScrollPosition.of("AbC"));
  }

  private static MethodParameter parameter(String method) {
    Method found =
        Arrays.stream(Positions.class.getDeclaredMethods())
            .filter(each -> each.getName().equals(method))
            .findFirst()
            .orElseThrow();
    return new MethodParameter(found, 0);
  }

  @Test
  void otherApplicationsHaveNoResolvers() {
    new ApplicationContextRunner()
        .withConfiguration(WEB)
        .run(context -> assertThat(context).doesNotHaveBean(WebMvcConfigurer.class));
    mvc.withPropertyValues("singlet.enabled=false")
        .run(context -> assertThat(context).doesNotHaveBean("singletPageTokens"));
  }
}
