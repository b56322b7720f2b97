import type { Account } from './account.ts';
import { badParameter, noSuch } from './api-error.ts';
import type { Customer } from './objects.ts';
import type { Parameters } from './parameters.ts';

const KNOWN =
  'address balance business_name cash_balance description email expand individual_name invoice_prefix ' +
  'invoice_settings metadata name next_invoice_sequence payment_method phone preferred_locales shipping source tax ' +
  'tax_exempt tax_id_data test_clock validate';

function readEmail(params: Parameters): string | null {
  const email = params.text('email');
  if (email !== null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw badParameter('email_invalid', 'email', `Invalid email address: ${email}`);
  }
  return email;
}

function readAddress(params: Parameters): Record<string, string | null> | null {
  if (!params.has('address')) return null;
  const address = params.inner('address');
  return Object.fromEntries(
    ['city', 'country', 'line1', 'line2', 'postal_code', 'state'].map((name) => [name, address.text(name)]),
  );
}

export function createCustomer(account: Account, params: Parameters): Customer {
  params.only(KNOWN);
  return addCustomer(account, {
    email: readEmail(params),
    metadata: params.metadata(),
    address: readAddress(params),
    description: params.text('description'),
    name: params.text('name'),
    phone: params.text('phone'),
    preferred_locales: params.list('preferred_locales'),
  });
}

/** A customer with the given facts; everything else is as for a new one. */
export function addCustomer(account: Account, details: Partial<Customer>): Customer {
  const { store } = account;
  const customer = store.customers.add({
    id: store.newId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: store.now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: store.newId('in', 8).slice(3).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    ...details,
  });
  account.emit('customer.created', customer);
  return customer;
}

export function needCustomer(account: Account, id: string, param = 'id'): Customer {
  const customer = account.store.customers.get(id);
  if (!customer) throw noSuch('customer', id, param);
  return customer;
}

export function updateCustomer(account: Account, id: string, params: Parameters): Customer {
  const customer = needCustomer(account, id);
  params.only(`${KNOWN} default_source`);
  if (params.has('email')) customer.email = readEmail(params);
  for (const name of ['name', 'phone', 'description']) {
    if (params.has(name)) customer[name] = params.text(name);
  }
  if (params.has('address')) customer['address'] = readAddress(params);
  if (params.has('preferred_locales')) customer['preferred_locales'] = params.list('preferred_locales');
  customer.metadata = params.metadata(customer.metadata);
  account.emit('customer.updated', customer);
  return customer;
}

export function deleteCustomer(account: Account, id: string): Record<string, unknown> {
  const customer = needCustomer(account, id);
  account.store.customers.delete(id);
  account.emit('customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
}

/** The payer's details, as a session shows them. */
export function customerDetails(customer: {
  email: string | null;
  name: string | null;
}): Record<string, unknown> {
  return {
    address: null,
    business_name: null,
    email: customer.email,
    individual_name: null,
    name: customer.name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}
