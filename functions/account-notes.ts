import { notesRequest } from '#domain/goals/plans.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { keepNotes } from '#server/plans/own-plans.ts';

export default endpoint({ PUT: signedIn(notesRequest, keepNotes) });

export const config = { path: '/api/account/notes', method: 'PUT' };
