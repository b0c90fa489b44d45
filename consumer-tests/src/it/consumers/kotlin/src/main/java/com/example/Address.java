package com.example;

public record Address(String street, String city) {}
