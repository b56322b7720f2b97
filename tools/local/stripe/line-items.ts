import type { Account } from './account.ts';
import { badParameter, missingParameter } from './api-error.ts';
import { createProduct, makePrice, needPrice, needProduct, readUnitAmount } from './catalogue.ts';
import type { LineItem } from './objects.ts';
import type { Parameters } from './parameters.ts';

/** One line of the purchase, at a price from the catalogue or one given with it. */
export function readLineItem(account: Account, params: Parameters): LineItem {
  params.only('adjustable_quantity dynamic_tax_rates metadata price price_data quantity tax_rates');
  const { store } = account;
  const quantity = params.integer('quantity') ?? 1;
  if (quantity < 1)
    throw badParameter('parameter_invalid_integer', params.nameOf('quantity'), 'Invalid positive integer');
  let price;
  if (params.has('price_data')) {
    const data = params
      .inner('price_data')
      .only('currency product product_data recurring tax_behavior unit_amount unit_amount_decimal');
    const currency = data.currency();
    const amount = readUnitAmount(data);
    const product = data.has('product_data')
      ? createProduct(account, data.inner('product_data')).id
      : needProduct(account, data.needText('product'), data.nameOf('product')).id;
    price = makePrice(account, { product, currency, amount, active: false });
  } else {
    const id = params.text('price');
    if (id === null) throw missingParameter(params.nameOf('price'));
    price = needPrice(account, id, params.nameOf('price'));
    if (!price.active) throw badParameter(undefined, params.nameOf('price'), `The price ${id} is inactive.`);
  }
  const total = price.unit_amount * quantity;
  return {
    id: store.newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: total,
    amount_tax: 0,
    amount_total: total,
    currency: price.currency,
    description: needProduct(account, price.product).name,
    metadata: {},
    price: structuredClone(price),
    quantity,
  };
}
