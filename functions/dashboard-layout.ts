import { layoutRequest } from '#domain/portal/layout.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { saveLayout } from '#server/portal/save-layout.ts';

export default endpoint({ PUT: signedIn(layoutRequest, saveLayout) });

export const config = { path: '/api/dashboard/layout', method: 'PUT' };
