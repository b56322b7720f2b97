import { mergeRequest } from '#domain/people/merges.ts';
import { endpoint, right } from '#server/entry/endpoint.ts';
import { askMerge, foundDuplicates } from '#server/people/merge-people.ts';

export default endpoint({
  GET: right('merge').reads(foundDuplicates),
  POST: right('merge')(mergeRequest, askMerge),
});

export const config = { path: '/api/staff/duplicates', method: ['GET', 'POST'] };
