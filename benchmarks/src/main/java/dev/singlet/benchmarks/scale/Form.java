package dev.singlet.benchmarks.scale;

/** The types of attributes, with the code that each variant has for them. */
enum Form {
  TEXT("String", "\"Some text\"", "createS(%s)", "%s.s()"),
  WHOLE("int", "42", "createN(Integer.toString(%s))", "Integer.parseInt(%s.n())"),
  LONG("long", "1_234_567_890L", "createN(Long.toString(%s))", "Long.parseLong(%s.n())"),
  REAL("double", "2.5", "createN(Double.toString(%s))", "Double.parseDouble(%s.n())"),
  DECIMAL(
      "BigDecimal",
      "new BigDecimal(\"19.95\")",
      "createN(%s.toPlainString())",
      "new BigDecimal(%s.n())"),
  FLAG("boolean", "true", "createBool(%s)", "%s.bool()"),
  TIME("Instant", "CREATED", "createS(%s.toString())", "Instant.parse(%s.s())"),
  STATUS("Status", "Status.OPEN", "createS(%s.name())", "Status.valueOf(%s.s())"),
  TEXTS("List<String>", "List.of(\"red\", \"green\")", "Values.texts(%s)", "Values.texts(%s)"),
  PLACE(
      "Place",
      "new Place(\"Main Street 1\", \"Berlin\", 10115)",
      "Values.of(%s)",
      "Values.place(%s)");

  private final String type;
  private final String sample;
  private final String written;
  private final String read;

  Form(String type, String sample, String written, String read) {
    this.type = type;
    this.sample = sample;
    this.written = written;
    this.read = read;
  }

  /** The type of the record's component. */
  String type() {
    return type;
  }

  /** The type of the bean's property. */
  String beanType() {
    return this == PLACE ? "PlaceBean" : type;
  }

  /** The prefix of the bean's getter. */
  String getter() {
    return this == FLAG ? "is" : "get";
  }

  /** An expression for a value. */
  String sample() {
    return sample;
  }

  /** By hand: the attribute value of an expression. */
  String written(String value) {
    return written.formatted(value);
  }

  /** By hand: the value that an expression's attribute value has. */
  String read(String value) {
    return read.formatted(value);
  }
}
