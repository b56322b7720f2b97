// Products and prices.
import type { Account } from './account.ts';
import { badParameter, noSuch } from './api-error.ts';
import type { Price, Product } from './objects.ts';
import type { Parameters } from './parameters.ts';

export function createProduct(account: Account, params: Parameters): Product {
  params.only(
    'name active default_price_data description expand id images marketing_features metadata package_dimensions ' +
      'shippable statement_descriptor tax_code tax_details type unit_label url',
  );
  const { store } = account;
  const name = params.needText('name');
  const metadata = params.metadata();
  const id = params.text('id') ?? store.newId('prod', 14);
  if (store.products.get(id))
    throw badParameter('resource_already_exists', 'id', `Product already exists: ${id}`);
  const product = store.products.add({
    id,
    object: 'product',
    active: params.flag('active') ?? true,
    created: store.now(),
    default_price: null,
    description: params.text('description'),
    images: params.list('images'),
    livemode: false,
    marketing_features: [],
    metadata,
    name,
    package_dimensions: null,
    shippable: params.flag('shippable'),
    statement_descriptor: params.text('statement_descriptor'),
    tax_code: params.text('tax_code'),
    tax_details: null,
    type: 'service',
    unit_label: params.text('unit_label'),
    updated: store.now(),
    url: params.text('url'),
  });
  if (params.has('default_price_data')) {
    const data = params.inner('default_price_data');
    product.default_price = makePrice(account, {
      product: product.id,
      currency: data.currency(),
      amount: readUnitAmount(data),
    }).id;
  }
  account.emit('product.created', product);
  return product;
}

export function needProduct(account: Account, id: string, param = 'id'): Product {
  const product = account.store.products.get(id);
  if (!product) throw noSuch('product', id, param);
  return product;
}

export function updateProduct(account: Account, id: string, params: Parameters): Product {
  const product = needProduct(account, id);
  params.only('name active default_price description expand images metadata url tax_code unit_label');
  product.name = params.text('name') ?? product.name;
  product.active = params.flag('active') ?? product.active;
  if (params.has('description')) product.description = params.text('description');
  if (params.has('default_price')) product.default_price = params.text('default_price');
  product.metadata = params.metadata(product.metadata);
  product.updated = account.store.now();
  account.emit('product.updated', product);
  return product;
}

/** Cents, from `unit_amount` or `unit_amount_decimal`. */
export function readUnitAmount(params: Parameters): number {
  const amount = params.has('unit_amount_decimal')
    ? Math.round(Number(params.text('unit_amount_decimal')))
    : params.needInteger('unit_amount');
  if (!Number.isFinite(amount) || amount < 0) {
    throw badParameter(
      'parameter_invalid_integer',
      params.nameOf('unit_amount'),
      'Invalid non-negative integer',
    );
  }
  return amount;
}

export function makePrice(
  account: Account,
  details: {
    product: string;
    currency: string;
    amount: number;
    active?: boolean;
    lookupKey?: string | null;
    nickname?: string | null;
    metadata?: Record<string, string>;
  },
): Price {
  const { store } = account;
  return store.prices.add({
    id: store.newId('price'),
    object: 'price',
    active: details.active ?? true,
    billing_scheme: 'per_unit',
    created: store.now(),
    currency: details.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: details.lookupKey ?? null,
    metadata: details.metadata ?? {},
    nickname: details.nickname ?? null,
    product: details.product,
    recurring: null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount: details.amount,
    unit_amount_decimal: String(details.amount),
  });
}

export function createPrice(account: Account, params: Parameters): Price {
  params.only(
    'currency active billing_scheme currency_options custom_unit_amount expand lookup_key metadata nickname product ' +
      'product_data recurring tax_behavior tiers tiers_mode transfer_lookup_key transform_quantity unit_amount ' +
      'unit_amount_decimal',
  );
  const currency = params.currency();
  const amount = readUnitAmount(params);
  const metadata = params.metadata();
  const lookupKey = params.text('lookup_key');
  const holder =
    lookupKey === null
      ? undefined
      : account.store.prices.all().find((price) => price.lookup_key === lookupKey);
  if (holder) {
    if (!params.flag('transfer_lookup_key')) {
      throw badParameter(undefined, 'lookup_key', `A price (\`${holder.id}\`) already uses that lookup key.`);
    }
    holder.lookup_key = null;
  }
  const product = params.has('product_data')
    ? createProduct(account, params.inner('product_data')).id
    : needProduct(account, params.needText('product'), 'product').id;
  const price = makePrice(account, {
    product,
    currency,
    amount,
    active: params.flag('active') ?? true,
    lookupKey,
    nickname: params.text('nickname'),
    metadata,
  });
  account.emit('price.created', price);
  return price;
}

export function needPrice(account: Account, id: string, param = 'id'): Price {
  const price = account.store.prices.get(id);
  if (!price) throw noSuch('price', id, param);
  return price;
}

export function updatePrice(account: Account, id: string, params: Parameters): Price {
  const price = needPrice(account, id);
  params.only('active expand lookup_key metadata nickname tax_behavior transfer_lookup_key');
  price.active = params.flag('active') ?? price.active;
  if (params.has('lookup_key')) price.lookup_key = params.text('lookup_key');
  price.metadata = params.metadata(price.metadata);
  account.emit('price.updated', price);
  return price;
}
