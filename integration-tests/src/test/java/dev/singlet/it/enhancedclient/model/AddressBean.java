package dev.singlet.it.enhancedclient.model;

import org.jspecify.annotations.NullUnmarked;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;

/** A nested bean. */
@DynamoDbBean
@NullUnmarked
public class AddressBean {

  private String city;
  private Integer code;
  private GeoBean geo;

  public String getCity() {
    return city;
  }

  public void setCity(String city) {
    this.city = city;
  }

  public Integer getCode() {
    return code;
  }

  public void setCode(Integer code) {
    this.code = code;
  }

  public GeoBean getGeo() {
    return geo;
  }

  public void setGeo(GeoBean geo) {
    this.geo = geo;
  }
}
