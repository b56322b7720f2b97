import { failureSearch } from '#domain/operations/failures.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { listFailures } from '#server/operations/failures.ts';

export default endpoint({
  POST: staff.noted({ action: 'dead_letters_viewed' })(failureSearch, listFailures),
});

export const config = { path: '/api/staff/mail/search', method: 'POST' };
