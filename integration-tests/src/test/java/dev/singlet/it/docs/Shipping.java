package dev.singlet.it.docs;

import dev.singlet.annotation.Table;

@Table(name = "Shipping")
public sealed interface Shipping permits Shipment, Customer, Product, Sender {}
