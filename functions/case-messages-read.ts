import { readRequest } from '#domain/cases/thread.ts';
import { markOwnThreadRead } from '#server/cases/mark-thread-read.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

export default endpoint({ POST: signedIn.byId(readRequest, markOwnThreadRead) });

export const config = { path: '/api/cases/:id/messages/read', method: 'POST' };
