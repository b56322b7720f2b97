import { presenceRequest } from '#domain/cases/presence.ts';
import { notePresence } from '#server/cases/note-presence.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff.of('case')(presenceRequest, notePresence) });

export const config = { path: '/api/staff/cases/:id/presence', method: 'POST' };
