// The shapes the sandbox itself reads and writes. The objects carry more fields; the contract test names them all.

/** Anything the API returns. Fields that the sandbox never reads are left open. */
export interface ApiObject {
  id: string;
  object: string;
  [field: string]: unknown;
}

export type Metadata = Record<string, string>;

export interface Customer extends ApiObject {
  created: number;
  email: string | null;
  metadata: Metadata;
}

export interface Product extends ApiObject {
  active: boolean;
  created: number;
  default_price: string | null;
  description: string | null;
  metadata: Metadata;
  name: string;
  updated: number;
}

export interface Price extends ApiObject {
  active: boolean;
  created: number;
  currency: string;
  lookup_key: string | null;
  metadata: Metadata;
  product: string;
  /** Cents. */
  unit_amount: number;
}

export interface LineItem extends ApiObject {
  /** Cents, quantity included. */
  amount_total: number;
  currency: string;
  description: string;
  price: Price;
  quantity: number;
}

export interface PaymentError {
  type: string;
  code: string;
  message: string;
  decline_code?: string;
  [field: string]: unknown;
}

export type PaymentIntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

export interface PaymentIntent extends ApiObject {
  /** Cents. */
  amount: number;
  amount_received: number;
  canceled_at: number | null;
  cancellation_reason: string | null;
  client_secret: string;
  created: number;
  currency: string;
  customer: string | null;
  description: string | null;
  last_payment_error: PaymentError | null;
  latest_charge: string | null;
  metadata: Metadata;
  next_action: Record<string, unknown> | null;
  payment_method: string | null;
  processing: Record<string, unknown> | null;
  receipt_email: string | null;
  status: PaymentIntentStatus;
}

export interface BillingDetails {
  address: Record<string, string | null>;
  email: string | null;
  name: string | null;
  phone: string | null;
  tax_id: string | null;
}

export interface PaymentMethod extends ApiObject {
  billing_details: BillingDetails;
  card: Record<string, unknown>;
  created: number;
  customer: string | null;
}

export interface SetupIntent extends ApiObject {
  created: number;
  customer: string | null;
  last_setup_error: PaymentError | null;
  metadata: Metadata;
  next_action: Record<string, unknown> | null;
  payment_method: string | null;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
}

export interface Charge extends ApiObject {
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  balance_transaction: string | null;
  created: number;
  currency: string;
  customer: string | null;
  disputed: boolean;
  metadata: Metadata;
  paid: boolean;
  payment_intent: string | null;
  payment_method: string | null;
  refunded: boolean;
  refunds: { object: 'list'; data: Refund[]; has_more: boolean; url: string };
  status: 'succeeded' | 'failed' | 'pending';
}

export interface Refund extends ApiObject {
  amount: number;
  charge: string;
  created: number;
  currency: string;
  metadata: Metadata;
  payment_intent: string | null;
  status: 'succeeded' | 'pending' | 'failed' | 'canceled';
}

export interface Dispute extends ApiObject {
  amount: number;
  charge: string;
  created: number;
  currency: string;
  evidence: Record<string, unknown>;
  evidence_details: Record<string, unknown>;
  metadata: Metadata;
  payment_intent: string | null;
  status: string;
}

export interface CheckoutSession extends ApiObject {
  custom_text: { submit: { message: string } | null } & Record<string, unknown>;
  amount_subtotal: number | null;
  amount_total: number | null;
  cancel_url: string | null;
  client_reference_id: string | null;
  created: number;
  currency: string | null;
  customer: string | null;
  customer_details: Record<string, unknown> | null;
  customer_email: string | null;
  expires_at: number;
  locale: string | null;
  metadata: Metadata;
  mode: 'payment' | 'setup';
  payment_intent: string | null;
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  setup_intent: string | null;
  status: 'open' | 'complete' | 'expired';
  success_url: string;
  url: string | null;
}

export interface BalanceTransaction extends ApiObject {
  amount: number;
  created: number;
  fee: number;
  net: number;
}

export interface WebhookEndpoint extends ApiObject {
  created: number;
  enabled_events: string[];
  metadata: Metadata;
  secret: string;
  status: string;
  url: string;
}

export interface StripeEvent extends ApiObject {
  created: number;
  data: { object: ApiObject; previous_attributes?: Record<string, unknown> };
  pending_webhooks: number;
  type: string;
}
