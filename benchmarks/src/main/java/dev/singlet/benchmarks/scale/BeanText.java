package dev.singlet.benchmarks.scale;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The text of the same entities as beans of the enhanced client. Getters compute the keys. */
final class BeanText {

  private static final String BEAN =
      """
      import java.math.BigDecimal;
      import java.time.Instant;
      import java.util.List;
      import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.*;

      @DynamoDbBean
      public class $NAMEBean {

      $FIELDS

        @DynamoDbPartitionKey
        @DynamoDbAttribute("PK")
        public String getPk() {
          return Keys.account(account);
        }

        public void setPk(String computed) {}

        @DynamoDbSortKey
        @DynamoDbAttribute("SK")
        public String getSk() {
          return Keys.entity("$NAME", id);
        }

        public void setSk(String computed) {}

        @DynamoDbSecondaryPartitionKey(indexNames = "GSI1")
        @DynamoDbAttribute("GSI1PK")
        public String getGsi1Pk() {
          return Keys.byStatus("$NAME", account, status);
        }

        public void setGsi1Pk(String computed) {}

        @DynamoDbSecondarySortKey(indexNames = "GSI1")
        @DynamoDbAttribute("GSI1SK")
        public String getGsi1Sk() {
          return Keys.time(createdAt);
        }

        public void setGsi1Sk(String computed) {}

        @DynamoDbAttribute("_et")
        public String getEntity() {
          return "$NAME";
        }

        public void setEntity(String computed) {}

      $PROPERTIES}
      """;

  private static final String PROPERTY =
      """

        public $TYPE $GETTER$CAPITALIZED() {
          return $ATTRIBUTE;
        }

        public void set$CAPITALIZED($TYPE $ATTRIBUTE) {
          this.$ATTRIBUTE = $ATTRIBUTE;
        }
      """;

  private static final String PLACE =
      """
      import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;

      @DynamoDbBean
      public class PlaceBean {

        private String street;
        private String city;
        private int postcode;

        public static PlaceBean of(String street, String city, int postcode) {
          PlaceBean place = new PlaceBean();
          place.street = street;
          place.city = city;
          place.postcode = postcode;
          return place;
        }

        public String getStreet() {
          return street;
        }

        public void setStreet(String street) {
          this.street = street;
        }

        public String getCity() {
          return city;
        }

        public void setCity(String city) {
          this.city = city;
        }

        public int getPostcode() {
          return postcode;
        }

        public void setPostcode(int postcode) {
          this.postcode = postcode;
        }
      }
      """;

  private BeanText() {}

  static Map<String, String> of(List<ScaledEntity> entities) {
    Map<String, String> types = new LinkedHashMap<>();
    types.put("Status", ModelText.status());
    types.put("Keys", HandWrittenText.KEYS);
    types.put("PlaceBean", PLACE);
    for (ScaledEntity entity : entities) {
      types.put(
          entity.name() + "Bean",
          BEAN.replace("$NAME", entity.name())
              .replace("$FIELDS", entity.each("\n", BeanText::field))
              .replace("$PROPERTIES", entity.each("", BeanText::property)));
    }
    return types;
  }

  private static String field(Attribute attribute) {
    return "  private " + attribute.form().beanType() + " " + attribute.name() + ";";
  }

  private static String property(Attribute attribute) {
    return PROPERTY
        .replace("$TYPE", attribute.form().beanType())
        .replace("$GETTER", attribute.form().getter())
        .replace("$CAPITALIZED", attribute.capitalized())
        .replace("$ATTRIBUTE", attribute.name());
  }
}
