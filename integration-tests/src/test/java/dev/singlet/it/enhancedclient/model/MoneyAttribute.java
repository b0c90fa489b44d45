package dev.singlet.it.enhancedclient.model;

import dev.singlet.it.enhancedclient.model.Parcels.Money;
import software.amazon.awssdk.enhanced.dynamodb.AttributeConverter;
import software.amazon.awssdk.enhanced.dynamodb.AttributeValueType;
import software.amazon.awssdk.enhanced.dynamodb.EnhancedType;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A converter of the enhanced client. */
public final class MoneyAttribute implements AttributeConverter<Money> {

  @Override
  public AttributeValue transformFrom(Money money) {
    return AttributeValue.fromS(new Parcels.MoneyConverter().toStored(money));
  }

  @Override
  public Money transformTo(AttributeValue stored) {
    return new Parcels.MoneyConverter().fromStored(stored.s());
  }

  @Override
  public EnhancedType<Money> type() {
    return EnhancedType.of(Money.class);
  }

  @Override
  public AttributeValueType attributeValueType() {
    return AttributeValueType.S;
  }
}
