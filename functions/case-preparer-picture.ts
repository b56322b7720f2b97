import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { sendFile } from '#server/http/reply.ts';
import { readPreparerPicture } from '#server/pictures/read-preparer-picture.ts';

export default endpoint({ GET: signedIn.byId(readPreparerPicture, { answer: sendFile }) });

export const config = { path: '/api/cases/:id/preparer-picture', method: 'GET' };
