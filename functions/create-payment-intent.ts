import { openIntent, openIntentSchema } from '#server/checkout/open-intent.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

export default endpoint({ POST: signedIn.counting('intents')(openIntentSchema, openIntent) });

export const config = { path: '/api/create-payment-intent', method: 'POST' };
