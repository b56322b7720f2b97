import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { endSupporter } from '#server/supporters/own-supporters.ts';

export default endpoint({ DELETE: signedIn.byId(endSupporter) });

export const config = { path: '/api/supporters/:id', method: 'DELETE' };
