import { paperReturn } from '#domain/cases/papers.ts';
import { returnAsAttorney } from '#server/cases/return-papers.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff.of('matter')(paperReturn, returnAsAttorney, { mails: true }) });

export const config = { path: '/api/staff/matters/:id/return', method: 'POST' };
