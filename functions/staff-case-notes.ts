import { noteRequest } from '#domain/cases/notes.ts';
import { writeNote } from '#server/cases/write-update.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff.of('case')(noteRequest, writeNote) });

export const config = { path: '/api/staff/cases/:id/notes', method: 'POST' };
