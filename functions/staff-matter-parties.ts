import { partyRequest } from '#domain/cases/work-requests.ts';
import { saveParty } from '#server/cases/save-party.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff.of('matter')(partyRequest, saveParty) });

export const config = { path: '/api/staff/matters/:id/parties', method: 'POST' };
