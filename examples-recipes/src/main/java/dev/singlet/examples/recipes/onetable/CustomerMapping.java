package dev.singlet.examples.recipes.onetable;

import dev.singlet.attribute.NumberAttribute;
import dev.singlet.attribute.ScalarAttribute;
import dev.singlet.item.Delete;
import dev.singlet.item.Get;
import dev.singlet.item.Put;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.scan.Scan;

/** Customers in both places. */
final class CustomerMapping implements Mapping<CustomerRow, Customer> {

  @Override
  public Customer item(CustomerRow row) {
    return new Customer(row.customerId(), row.name(), row.version(), row.deleted());
  }

  @Override
  public EntityType<CustomerRow> rowType() {
    return CustomerRowEntity.type();
  }

  @Override
  public Put<CustomerRow> putRow(Customer item) {
    return CustomerRowEntity.put(
        new CustomerRow(item.id(), item.name(), item.version(), item.deleted()));
  }

  @Override
  public Get<CustomerRow> getRow(Customer item) {
    return CustomerRowEntity.get(item.id()).consistent();
  }

  @Override
  public Scan<CustomerRow> scanRows() {
    return CustomersTable.scan(CustomerRowEntity.type()).consistent();
  }

  @Override
  public EntityType<Customer> type() {
    return CustomerEntity.type();
  }

  @Override
  public Put<Customer> put(Customer item) {
    return CustomerEntity.put(item);
  }

  @Override
  public Get<Customer> get(Customer item) {
    return CustomerEntity.get(item).consistent();
  }

  @Override
  public Delete<Customer> delete(Customer item) {
    return CustomerEntity.delete(item);
  }

  @Override
  public Scan<Customer> scan() {
    return ShopTable.scan(CustomerEntity.type()).consistent();
  }

  @Override
  public NumberAttribute<Customer, Long, ?> version() {
    return CustomerEntity.VERSION;
  }

  @Override
  public ScalarAttribute<Customer, Boolean, ?> deleted() {
    return CustomerEntity.DELETED;
  }
}
