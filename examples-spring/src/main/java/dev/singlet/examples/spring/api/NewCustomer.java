package dev.singlet.examples.spring.api;

/**
 * A request to add a customer.
 *
 * @param id the id, which the client chooses
 * @param name the name
 * @param email the e-mail address
 */
record NewCustomer(String id, String name, String email) {}
