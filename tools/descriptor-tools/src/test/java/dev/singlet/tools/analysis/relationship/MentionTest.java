package dev.singlet.tools.analysis.relationship;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.tools.analysis.Model;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which items name another one and are not found by its key. */
class MentionTest {

  private final Model model = new Model().index("GSI1");

  private List<String> mentions() {
    return Mention.of(model.table()).stream()
        .map(each -> each.owner() + " in " + each.member() + " " + String.join(", ", each.held()))
        .toList();
  }

  @Test
  void anAttributeWithTheKeyOfAnotherItemIsAMention() {
    model.entity("User", "USER#{username}", "USER");
    model
        .entity("Review", "PRODUCT#{product}", "REVIEW#{number:pad(4)}")
        .attribute("username", Model.text());
    model.entity("Photo", "PHOTO#{photo}", "PHOTO").attribute("userUsername", Model.text());
    model.entity("Tag", "TAG#{tag}", "TAG").attribute("user", Model.text());
    model.entity("Shop", "SHOP#{shop}", "SHOP").attribute("title", Model.text());

    assertThat(mentions())
        .containsExactly(
            "User in Photo userUsername", "User in Review username", "User in Tag user");
  }

  @Test
  void whatAnAccessPatternFindsIsNone() {
    model.entity("User", "USER#{username}", "USER");
    model
        .entity("Order", "ORDER#{order}", "ORDER")
        .key("GSI1", "byUser", "USER#{username}", "ORDER#{order}");

    assertThat(mentions()).isEmpty();
  }

  @Test
  void aKeyThatNothingReadsIsOne() {
    model.entity("User", "USER#{username}", "USER");
    model.entity("Vote", "POLL#{poll}", "USER#{username}");

    assertThat(mentions()).containsExactly("User in Vote username");
  }

  @Test
  void whatItemsBetweenLeadToIsNone() {
    model.entity("Forum", "FORUM#{forum}", "FORUM");
    model
        .entity("Topic", "TOPIC#{forum}#{topic}", "TOPIC")
        .key("GSI1", "byForum", "FORUM#{forum}", "TOPIC#{topic}");
    model
        .entity("Post", "POSTS#{forum}#{topic}", "{number:pad(6)}")
        .key("GSI1", "byTopic", "TOPIC#{forum}#{topic}", "{number:pad(6)}");

    assertThat(mentions()).isEmpty();
  }

  @Test
  void theItemsOfAnotherWayAreNotFoundByIt() {
    model.entity("User", "USER#{username}", "USER");
    model
        .entity("Repository", "REPO#{owner}#{repo}", "REPO")
        .key("GSI1", "ofUser", "USER#{owner}", "REPO#{repo}");
    model
        .entity("Star", "STARS#{owner}#{repo}", "STAR#{username}")
        .key("GSI1", "ofRepository", "REPO#{owner}#{repo}", "STAR#{username}");

    assertThat(mentions()).containsExactly("User in Star username");
  }

  @Test
  void anAttributeOfAnotherTypeIsNone() {
    model.entity("User", "USER#{username}", "USER");
    model
        .entity("Log", "LOG#{log}", "LOG")
        .attribute("username", Model.type("instant", dev.singlet.model.AttributeType.S));

    assertThat(mentions()).isEmpty();
  }
}
