package dev.singlet.benchmarks.enhanced;

import static software.amazon.awssdk.enhanced.dynamodb.mapper.StaticAttributeTags.primaryPartitionKey;
import static software.amazon.awssdk.enhanced.dynamodb.mapper.StaticAttributeTags.primarySortKey;
import static software.amazon.awssdk.enhanced.dynamodb.mapper.StaticAttributeTags.secondaryPartitionKey;
import static software.amazon.awssdk.enhanced.dynamodb.mapper.StaticAttributeTags.secondarySortKey;

import dev.singlet.benchmarks.model.IssueStatus;
import java.time.Instant;
import software.amazon.awssdk.enhanced.dynamodb.EnhancedType;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.enhanced.dynamodb.mapper.StaticTableSchema;

/** The beans' schemas written out, which saves the enhanced client the look at their classes. */
public final class StaticSchemas {

  private StaticSchemas() {}

  /** The schema of an issue. */
  public static TableSchema<IssueBean> issue() {
    return StaticTableSchema.builder(IssueBean.class)
        .newItemSupplier(IssueBean::new)
        .addAttribute(
            String.class,
            a ->
                a.name("PK")
                    .getter(IssueBean::getPk)
                    .setter(IssueBean::setPk)
                    .tags(primaryPartitionKey()))
        .addAttribute(
            String.class,
            a ->
                a.name("SK")
                    .getter(IssueBean::getSk)
                    .setter(IssueBean::setSk)
                    .tags(primarySortKey()))
        .addAttribute(
            String.class,
            a ->
                a.name("GSI1PK")
                    .getter(IssueBean::getGsi1Pk)
                    .setter(IssueBean::setGsi1Pk)
                    .tags(secondaryPartitionKey("GSI1")))
        .addAttribute(
            String.class,
            a ->
                a.name("GSI1SK")
                    .getter(IssueBean::getGsi1Sk)
                    .setter(IssueBean::setGsi1Sk)
                    .tags(secondarySortKey("GSI1")))
        .addAttribute(
            String.class,
            a ->
                a.name("GSI2PK")
                    .getter(IssueBean::getGsi2Pk)
                    .setter(IssueBean::setGsi2Pk)
                    .tags(secondaryPartitionKey("GSI2")))
        .addAttribute(
            String.class,
            a ->
                a.name("GSI2SK")
                    .getter(IssueBean::getGsi2Sk)
                    .setter(IssueBean::setGsi2Sk)
                    .tags(secondarySortKey("GSI2")))
        .addAttribute(
            String.class,
            a -> a.name("_et").getter(IssueBean::getEntity).setter(IssueBean::setEntity))
        .addAttribute(
            String.class,
            a -> a.name("owner").getter(IssueBean::getOwner).setter(IssueBean::setOwner))
        .addAttribute(
            String.class,
            a -> a.name("repoName").getter(IssueBean::getRepoName).setter(IssueBean::setRepoName))
        .addAttribute(
            Long.class,
            a -> a.name("number").getter(IssueBean::getNumber).setter(IssueBean::setNumber))
        .addAttribute(
            String.class,
            a -> a.name("title").getter(IssueBean::getTitle).setter(IssueBean::setTitle))
        .addAttribute(
            String.class, a -> a.name("body").getter(IssueBean::getBody).setter(IssueBean::setBody))
        .addAttribute(
            IssueStatus.class,
            a -> a.name("status").getter(IssueBean::getStatus).setter(IssueBean::setStatus))
        .addAttribute(
            String.class,
            a -> a.name("author").getter(IssueBean::getAuthor).setter(IssueBean::setAuthor))
        .addAttribute(
            Integer.class,
            a -> a.name("votes").getter(IssueBean::getVotes).setter(IssueBean::setVotes))
        .addAttribute(
            EnhancedType.setOf(String.class),
            a ->
                a.name("assignees").getter(IssueBean::getAssignees).setter(IssueBean::setAssignees))
        .addAttribute(
            EnhancedType.setOf(String.class),
            a -> a.name("labels").getter(IssueBean::getLabels).setter(IssueBean::setLabels))
        .addAttribute(
            EnhancedType.listOf(String.class),
            a -> a.name("watchers").getter(IssueBean::getWatchers).setter(IssueBean::setWatchers))
        .addAttribute(
            EnhancedType.documentOf(MilestoneBean.class, milestone()),
            a ->
                a.name("milestone").getter(IssueBean::getMilestone).setter(IssueBean::setMilestone))
        .addAttribute(
            Instant.class,
            a ->
                a.name("createdAt").getter(IssueBean::getCreatedAt).setter(IssueBean::setCreatedAt))
        .addAttribute(
            Instant.class,
            a ->
                a.name("updatedAt").getter(IssueBean::getUpdatedAt).setter(IssueBean::setUpdatedAt))
        .build();
  }

  private static TableSchema<MilestoneBean> milestone() {
    return StaticTableSchema.builder(MilestoneBean.class)
        .newItemSupplier(MilestoneBean::new)
        .addAttribute(
            Integer.class,
            a -> a.name("number").getter(MilestoneBean::getNumber).setter(MilestoneBean::setNumber))
        .addAttribute(
            String.class,
            a -> a.name("title").getter(MilestoneBean::getTitle).setter(MilestoneBean::setTitle))
        .addAttribute(
            Boolean.class,
            a -> a.name("open").getter(MilestoneBean::isOpen).setter(MilestoneBean::setOpen))
        .build();
  }
}
