package dev.singlet.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class BarChartTest {

  @Test
  void drawsABarForEachValueThatThereIs() throws Exception {
    BarChart chart = new BarChart("Time < 1", List.of("a", "b"));
    chart.group("put", List.of(1.0, 0.5));
    chart.group("update", List.of(2.0, Double.NaN));

    Document svg = parse(chart.svg());

    // Two of the legend, three of values.
    assertThat(svg.getElementsByTagName("rect").getLength()).isEqualTo(5);
    assertThat(svg.getDocumentElement().getTextContent()).contains("Time < 1", "put", "0.50");
  }

  @Test
  void endsBarsThatAreTooLong() throws Exception {
    BarChart chart = new BarChart("Time", List.of("a"), 3);
    chart.group("fast", List.of(3.0));
    chart.group("slow", List.of(300.0));

    NodeList bars = parse(chart.svg()).getElementsByTagName("rect");

    assertThat(width(bars.item(2))).isEqualTo(width(bars.item(1)));
  }

  private static String width(Node bar) {
    return bar.getAttributes().getNamedItem("width").getNodeValue();
  }

  @Test
  void refusesAGroupOfOtherSize() {
    BarChart chart = new BarChart("Time", List.of("a", "b"));

    assertThatThrownBy(() -> chart.group("put", List.of(1.0)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("put has 1 values for 2 series.");
  }

  private static Document parse(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }
}
