import * as texts from '#domain/texts/api.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { rateLimited } from '#server/entry/guards.ts';
import { endOwnTexts, ownTexts, wantTexts } from '#server/texts/own-texts.ts';

export default endpoints(
  [texts.read, ownTexts],
  [texts.want, wantTexts, rateLimited('ownChanges')],
  [texts.end, endOwnTexts, rateLimited('ownChanges')],
);

export const config = { path: ['/api/texts', '/api/texts/end'] };
