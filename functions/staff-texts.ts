import * as texts from '#domain/texts/api.staff.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { audited, withoutConflict } from '#server/entry/guards.ts';
import { handleText, readUnknownText, textsOfCase } from '#server/texts/staff-texts.ts';

export default endpoints(
  [texts.ofCase, textsOfCase, withoutConflict('case')],
  [texts.read, readUnknownText, audited('text_viewed', 'text')],
  [texts.handle, handleText],
);

export const config = {
  path: ['/api/staff/cases/:id/texts', '/api/staff/texts/:id', '/api/staff/texts/:id/handled'],
};
