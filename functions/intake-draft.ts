import { clearDraft } from '#server/drafts/clear-draft.ts';
import { readDraft } from '#server/drafts/read-draft.ts';
import { readDraftBody, saveDraft } from '#server/drafts/save-draft.ts';
import { anyone, endpoint } from '#server/entry/endpoint.ts';

export default endpoint({
  GET: anyone(readDraft),
  PUT: anyone(readDraftBody, saveDraft),
  DELETE: anyone(clearDraft),
});

export const config = { path: '/api/intake-draft' };
