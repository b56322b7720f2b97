import { mergeRequest } from '#domain/people/merges.ts';
import { endpoint, right } from '#server/entry/endpoint.ts';
import { askMerge, findDuplicates } from '#server/people/merge-people.ts';

export default endpoint({
  GET: right('merge')(findDuplicates),
  POST: right('merge')(mergeRequest, askMerge),
});

export const config = { path: '/api/staff/duplicates', method: ['GET', 'POST'] };
