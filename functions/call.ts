import { cancelOwnCall } from '#server/calendar/calls.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

export default endpoint({ DELETE: signedIn.byId(cancelOwnCall, { mails: true }) });

export const config = { path: '/api/calls/:id', method: 'DELETE' };
