package dev.singlet.it.otherlibraries.model;

import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSortKey;

/** The attributes of all items of {@link TempestRows}. */
@DynamoDbBean
public class PeersItem {

  private @Nullable String pk;
  private @Nullable String sk;
  private @Nullable String doctor;

  @DynamoDbPartitionKey
  public @Nullable String getPk() {
    return pk;
  }

  public void setPk(@Nullable String pk) {
    this.pk = pk;
  }

  @DynamoDbSortKey
  public @Nullable String getSk() {
    return sk;
  }

  public void setSk(@Nullable String sk) {
    this.sk = sk;
  }

  public @Nullable String getDoctor() {
    return doctor;
  }

  public void setDoctor(@Nullable String doctor) {
    this.doctor = doctor;
  }
}
