package dev.singlet.benchmarks.enhanced;

import dev.singlet.benchmarks.model.Milestone;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;

/** A milestone as a bean. */
@DynamoDbBean
public class MilestoneBean {

  private int number;
  private String title;
  private boolean open;

  public static MilestoneBean of(Milestone milestone) {
    MilestoneBean bean = new MilestoneBean();
    bean.number = milestone.number();
    bean.title = milestone.title();
    bean.open = milestone.open();
    return bean;
  }

  public Milestone toMilestone() {
    return new Milestone(number, title, open);
  }

  public int getNumber() {
    return number;
  }

  public void setNumber(int number) {
    this.number = number;
  }

  public String getTitle() {
    return title;
  }

  public void setTitle(String title) {
    this.title = title;
  }

  public boolean isOpen() {
    return open;
  }

  public void setOpen(boolean open) {
    this.open = open;
  }
}
