import { pictureRequest } from '#domain/access/picture.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { sendFile } from '#server/http/reply.ts';
import { keepOwnPicture, ownPicture, removeOwnPicture } from '#server/pictures/own-picture.ts';

export default endpoint({
  GET: signedIn.reads(ownPicture, { answer: sendFile }),
  PUT: signedIn.counting('ownChanges')(pictureRequest, keepOwnPicture),
  DELETE: signedIn.counting('ownChanges')(removeOwnPicture),
});

export const config = { path: '/api/account/picture', method: ['GET', 'PUT', 'DELETE'] };
