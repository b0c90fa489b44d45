package dev.singlet.examples.spring.api;

import dev.singlet.examples.ecommerce.model.OrderItem;
import dev.singlet.examples.ecommerce.model.Product;
import dev.singlet.examples.ecommerce.model.Stock;
import dev.singlet.examples.spring.store.Products;
import dev.singlet.spring.TokenScrollPosition;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Products, what is in stock of them, and the orders that have them. */
@RestController
@RequestMapping("/products/{sku}")
class ProductController {

  private final Products products;

  ProductController(Products products) {
    this.products = products;
  }

  @GetMapping
  Product find(@PathVariable String sku) {
    return products.find(sku).orElseThrow(() -> new NotFoundException("product", sku));
  }

  @GetMapping("/stock")
  Stock stock(@PathVariable String sku) {
    return products.stock(sku).orElseThrow(() -> new NotFoundException("stock of product", sku));
  }

  @GetMapping("/orders")
  ListPage<OrderItem> ordered(
      @PathVariable String sku,
      TokenScrollPosition position,
      @RequestParam(defaultValue = "20") @Min(1) @Max(100) int limit) {
    return ListPage.of(products.ordered(sku, position, limit));
  }
}
