import { profileRequest } from '#domain/cases/attorneys.ts';
import { saveAttorneyProfile } from '#server/cases/attorneys.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff.byId(profileRequest, saveAttorneyProfile) });

export const config = { path: '/api/staff/attorneys/:id', method: 'POST' };
