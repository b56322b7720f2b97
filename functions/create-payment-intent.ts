import { openIntent, openIntentSchema } from '#server/checkout/open-intent.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

export default endpoint({ POST: signedIn(openIntentSchema, openIntent) });

export const config = { path: '/api/create-payment-intent', method: 'POST' };
