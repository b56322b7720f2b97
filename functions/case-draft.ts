import { draftRequest } from '#domain/cases/thread.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { keepMessageDraft, messageDraft } from '#server/portal/message-draft.ts';

export default endpoint({
  GET: signedIn.reads.byId(messageDraft),
  PUT: signedIn.byId(draftRequest, keepMessageDraft),
});

export const config = { path: '/api/cases/:id/draft' };
