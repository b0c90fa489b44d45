package com.example

import dev.singlet.annotation.Index
import dev.singlet.annotation.Table

@Table(
    name = "Shop",
    indexes = [Index("GSI1")],
    entities = [Customer::class, Order::class],
)
sealed interface Shop
