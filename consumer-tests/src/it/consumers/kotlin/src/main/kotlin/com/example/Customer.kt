package com.example

import dev.singlet.annotation.Entity
import dev.singlet.annotation.Extras
import dev.singlet.annotation.LinkedKey
import dev.singlet.value.Document
import jakarta.validation.constraints.Email

@Entity
@LinkedKey(partition = ["CUSTOMER#{id}"], sort = ["CUSTOMER"])
data class Customer(
    val id: String,
    @Email val email: String?,
    val address: Address?,
    @Extras val extras: Map<String, Document>,
) : Shop
