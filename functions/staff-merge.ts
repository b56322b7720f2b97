import { mergeDecision } from '#domain/people/merges.ts';
import { endpoint, right } from '#server/entry/endpoint.ts';
import { decideMerge } from '#server/people/merge-people.ts';

export default endpoint({ POST: right('merge').byId(mergeDecision, decideMerge, { mails: true }) });

export const config = { path: '/api/staff/merges/:id', method: 'POST' };
