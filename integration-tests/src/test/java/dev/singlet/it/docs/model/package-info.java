/**
 * The models of README.md and docs. Each table stands for one subject.
 *
 * <ul>
 *   <li>{@link Tracker}: the README and operations
 *   <li>{@link GitHub}: queries, pages, updates, and most other pages
 *   <li>{@link Store}: item collections
 *   <li>{@link Chat} and {@link Radio}: item collections across partitions
 *   <li>{@link Climate}: queries across partitions
 *   <li>{@link Archive}: projections
 *   <li>{@link Shipping}: entities and evolution
 *   <li>{@link Events}: validation
 *   <li>{@link Billing}: types
 *   <li>{@link Rides}: tuples
 *   <li>{@link Forge}: records of a name of their own as parts of keys
 *   <li>{@link League}: keys of several attributes
 *   <li>{@link Festival}: shards
 *   <li>{@link Helpdesk}: tenants
 *   <li>{@link Hospital}: encryption
 *   <li>{@link Workshop}: updates and conditions of numbers, maps and times to live
 *   <li>{@link Club}: transactions
 *   <li>{@link Depot}: moving from the SDK's enhanced client
 *   <li>{@link Visits} and {@link Devices}: tables that exist
 *   <li>{@link Pokedex}: moving from DynamoDB Toolbox
 * </ul>
 */
@NullMarked
package dev.singlet.it.docs.model;

import org.jspecify.annotations.NullMarked;
