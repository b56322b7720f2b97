import { safeWaysRequest } from '#domain/cases/safe-ways-request.ts';
import { noteSafeWays } from '#server/cases/save-safe-ways.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff.of('case')(safeWaysRequest, noteSafeWays) });

export const config = { path: '/api/staff/cases/:id/ways', method: 'POST' };
