package dev.singlet.spring.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.singlet.spring.boot.test.AutoConfigureLocalTables;
import dev.singlet.spring.docs.model.Issue;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.context.annotation.Import;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.security.authentication.TestingAuthenticationToken;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.request.MockMvcRequestBuilders;
import org.springframework.test.web.servlet.setup.MockMvcBuilders;
import org.springframework.web.context.WebApplicationContext;

@SpringBootTest
@AutoConfigureLocalTables
@Import(Users.class)
class IssueControllerTest {

  @Autowired Issues issues;
  @Autowired WebApplicationContext context;

  private JsonNode list(String query) throws Exception {
    MockMvc mvc = MockMvcBuilders.webAppContextSetup(context).build();
    MockHttpServletResponse response =
        mvc.perform(MockMvcRequestBuilders.get("/repos/aws/sdk/issues" + query))
            .andReturn()
            .getResponse();
    assertThat(response.getStatus()).isEqualTo(200);
    return new JsonMapper().readTree(response.getContentAsString());
  }

  @Test
  void issuesAreReadPageByPage() throws Exception {
    SecurityContextHolder.getContext()
        .setAuthentication(new TestingAuthenticationToken("kim", "secret", "USER"));
    try {
      for (int number = 1; number <= 25; number++) {
        issues.open(new Issue("aws", "sdk", number, "Help", null));
      }
    } finally {
      SecurityContextHolder.clearContext();
    }

    JsonNode first = list("");
    assertThat(first.get("issues")).hasSize(20);
    assertThat(first.get("issues").get(0).get("updatedBy").asText()).isEqualTo("kim");
    JsonNode second = list("?page=" + first.get("next").asText());
    assertThat(second.get("issues")).hasSize(5);
    assertThat(second.get("issues").get(4).get("issueNumber").asInt()).isEqualTo(1);
  }
}
