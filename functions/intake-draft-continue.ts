import { continueDraft, continueSchema } from '#server/drafts/continue-draft.ts';
import { anyone, endpoint } from '#server/entry/endpoint.ts';

export default endpoint({ POST: anyone(continueSchema, continueDraft) });

export const config = { path: '/api/intake-draft/continue', method: 'POST' };
