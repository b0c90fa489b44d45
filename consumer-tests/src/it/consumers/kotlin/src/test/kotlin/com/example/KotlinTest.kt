package com.example

import dev.singlet.error.ValidationException
import dev.singlet.testing.LocalTable
import dev.singlet.value.Document
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.extension.RegisterExtension

class KotlinTest {

    companion object {
        @JvmField @RegisterExtension val SHOP: LocalTable = LocalTable.of(ShopTable.SCHEMA)
    }

    private val shop = SHOP.client()

    @Test
    fun aDataClassIsReadAsItWasWritten() {
        val put = shop.execute(OrderEntity.put(Order("ann", 7, setOf("fragile"), status = Status.SENT)))

        val read = shop.execute(OrderEntity.get("ann", 7)).orElseThrow()

        assertEquals(put, read)
        assertEquals(setOf("fragile"), read.labels)
        assertEquals(1, read.version)
        assertEquals("ann/7", read.title)
    }

    @Test
    fun aRecordOfJavaIsAComponent() {
        val customer =
            Customer(
                "bob",
                "bob@example.com",
                Address("Main Street 1", "Delft"),
                mapOf("points" to Document.of(3)),
            )

        shop.execute(CustomerEntity.put(customer))

        assertEquals(customer, shop.execute(CustomerEntity.get("bob")).orElseThrow())
    }

    @Test
    fun anIndexKeyFollowsAnUpdate() {
        shop.execute(OrderEntity.put(Order("cid", 1)))
        assertEquals(1, shop.stream(OrderEntity.open("cid")).use { it.count() })

        shop.execute(OrderEntity.update("cid", 1).status(Status.SENT))

        assertEquals(0, shop.stream(OrderEntity.open("cid")).use { it.count() })
        assertEquals(listOf(1), shop.stream(OrderEntity.of("cid")).use { all -> all.map { it.number }.toList() })
    }

    @Test
    fun constraintsOfPropertiesAndOfAllTogetherAreChecked() {
        val failure =
            assertThrows(ValidationException::class.java) {
                shop.execute(OrderEntity.put(Order("dan", 0, isGift = true)))
            }

        assertEquals(2, failure.violations().size)
        assertTrue(failure.message!!.contains("a gift has a note"))
    }
}
