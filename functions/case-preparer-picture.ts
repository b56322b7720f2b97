import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { sendFile } from '#server/http/reply.ts';
import { preparerPicture } from '#server/pictures/read-preparer-picture.ts';

export default endpoint({ GET: signedIn.reads.byId(preparerPicture, { answer: sendFile }) });

export const config = { path: '/api/cases/:id/preparer-picture', method: 'GET' };
