package com.example

import dev.singlet.annotation.CreatedAt
import dev.singlet.annotation.Default
import dev.singlet.annotation.Entity
import dev.singlet.annotation.LinkedKey
import dev.singlet.annotation.Validate
import dev.singlet.annotation.Version
import jakarta.validation.constraints.Min
import jakarta.validation.constraints.Size
import java.time.Instant

@Entity
@LinkedKey(name = "of", partition = ["CUSTOMER#{customer}"], sort = ["ORDER#{number:pad(8)}"])
@LinkedKey(
    name = "open",
    index = "GSI1",
    `when` = "status == OPEN",
    partition = ["OPEN#{customer}"],
    sort = ["{number:pad(8)}"],
)
data class Order(
    val customer: String,
    @Min(1) val number: Int,
    val labels: Set<String> = setOf(),
    @Size(max = 100) val note: String? = null,
    @Default("OPEN") val status: Status? = null,
    val isGift: Boolean = false,
    @Version val version: Long = 0,
    @CreatedAt val createdAt: Instant? = null,
) : Shop {

    val title: String
        get() = "$customer/$number"

    companion object {

        @JvmStatic
        @Validate(message = "a gift has a note")
        fun hasNote(isGift: Boolean, note: String?): Boolean = !isGift || note != null
    }
}

enum class Status {
    OPEN,
    SENT,
}
