package dev.singlet.it.docs.model;

import dev.singlet.annotation.Convert;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.convert.JdkTypes;
import dev.singlet.convert.SetAsList;
import java.util.Date;
import java.util.Deque;
import java.util.Set;

/** The prints of the chapter on types. */
@SuppressWarnings("JavaUtilDate")
@Table(
    name = "PrintShop",
    converters = {JdkTypes.class, PileAsList.class})
public sealed interface PrintShop {

  @Entity
  @LinkedKey(name = "ofPrinter", partition = "PRINTER#{printer}", sort = "PRINT#{at}")
  record Print(
      String printer,
      Date at,
      Deque<String> pages,
      Pile<Date> pauses,
      @Convert(with = SetAsList.class) Set<Finish> finishes)
      implements PrintShop {}

  record Finish(String name, int copies) {}
}
