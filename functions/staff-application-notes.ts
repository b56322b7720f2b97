import { notesRequest } from '#domain/intake/review.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { noteApplication } from '#server/applications/note-application.ts';

export default endpoint({ POST: staff.of('application')(notesRequest, noteApplication) });

export const config = { path: '/api/staff/applications/:id/notes', method: 'POST' };
