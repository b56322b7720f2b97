import { applicationSearch } from '#domain/intake/review.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { searchApplications } from '#server/applications/search-applications.ts';

/** By POST, to keep names out of addresses (src/domain/workplace/lists.ts). */
export default endpoint({ POST: staff(applicationSearch, searchApplications) });

export const config = { path: '/api/staff/applications/search', method: 'POST' };
