import { withdrawPaper } from '#server/cases/withdraw-paper.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ DELETE: staff.of('paper')(withdrawPaper) });

export const config = { path: '/api/staff/papers/:id', method: 'DELETE' };
