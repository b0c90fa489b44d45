package dev.singlet.it.docs.model;

import dev.singlet.annotation.Table;

@Table(name = "Shipping")
public sealed interface Shipping permits Shipment, Customer, Product, Sender, Fee {}
