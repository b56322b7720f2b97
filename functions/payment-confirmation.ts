import { confirmPayment, confirmPaymentSchema } from '#server/checkout/confirm-payment.ts';
import { anyone, endpoint } from '#server/entry/endpoint.ts';

export default endpoint({ POST: anyone(confirmPaymentSchema, confirmPayment, { mails: true }) });

export const config = { path: '/api/payment-confirmation', method: 'POST' };
