/** The model of the tests of tenants: a help desk that several companies use. */
@NullMarked
package dev.singlet.it.tenants.model;

import org.jspecify.annotations.NullMarked;
