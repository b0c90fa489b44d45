package dev.singlet.it.docs.mapper;

import com.amazonaws.services.dynamodbv2.datamodeling.DynamoDBHashKey;
import com.amazonaws.services.dynamodbv2.datamodeling.DynamoDBTable;
import com.amazonaws.services.dynamodbv2.datamodeling.DynamoDBTypeConvertedJson;
import com.amazonaws.services.dynamodbv2.datamodeling.DynamoDBTypeConvertedTimestamp;
import java.math.BigDecimal;
import java.util.Calendar;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** An attribute of each type that the {@code DynamoDBMapper} stores in a form of its own. */
@DynamoDBTable(tableName = "MapperTypes")
@NullUnmarked
@SuppressWarnings("JavaUtilDate")
public class AttributesBean {

  private String id;
  private Set<Boolean> flags;
  private List<Date> dates;
  private Set<Integer> numbers;
  private byte[] bytes;
  private UUID uuid;
  private BigDecimal amount;
  private Double ratio;
  private Calendar calendar;
  private Locale locale;
  private Map<String, Integer> json;
  private Map<String, Boolean> map;
  private Date day;
  private String empty;
  private String absent;

  @DynamoDBHashKey
  public String getId() {
    return id;
  }

  public void setId(String id) {
    this.id = id;
  }

  public Set<Boolean> getFlags() {
    return flags;
  }

  public void setFlags(Set<Boolean> flags) {
    this.flags = flags;
  }

  public List<Date> getDates() {
    return dates;
  }

  public void setDates(List<Date> dates) {
    this.dates = dates;
  }

  public Set<Integer> getNumbers() {
    return numbers;
  }

  public void setNumbers(Set<Integer> numbers) {
    this.numbers = numbers;
  }

  public byte[] getBytes() {
    return bytes;
  }

  public void setBytes(byte[] bytes) {
    this.bytes = bytes;
  }

  public UUID getUuid() {
    return uuid;
  }

  public void setUuid(UUID uuid) {
    this.uuid = uuid;
  }

  public BigDecimal getAmount() {
    return amount;
  }

  public void setAmount(BigDecimal amount) {
    this.amount = amount;
  }

  public Double getRatio() {
    return ratio;
  }

  public void setRatio(Double ratio) {
    this.ratio = ratio;
  }

  public Calendar getCalendar() {
    return calendar;
  }

  public void setCalendar(Calendar calendar) {
    this.calendar = calendar;
  }

  public Locale getLocale() {
    return locale;
  }

  public void setLocale(Locale locale) {
    this.locale = locale;
  }

  @DynamoDBTypeConvertedJson
  public Map<String, Integer> getJson() {
    return json;
  }

  public void setJson(Map<String, Integer> json) {
    this.json = json;
  }

  public Map<String, Boolean> getMap() {
    return map;
  }

  public void setMap(Map<String, Boolean> map) {
    this.map = map;
  }

  @DynamoDBTypeConvertedTimestamp(pattern = "yyyy-MM-dd", timeZone = "UTC")
  public Date getDay() {
    return day;
  }

  public void setDay(Date day) {
    this.day = day;
  }

  public String getEmpty() {
    return empty;
  }

  public void setEmpty(String empty) {
    this.empty = empty;
  }

  public String getAbsent() {
    return absent;
  }

  public void setAbsent(String absent) {
    this.absent = absent;
  }
}
