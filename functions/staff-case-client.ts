import { endpoint, staff } from '#server/entry/endpoint.ts';
import { readClientCard } from '#server/plans/read-client-card.ts';

export default endpoint({ GET: staff.of('case')(readClientCard) });

export const config = { path: '/api/staff/cases/:id/client', method: 'GET' };
