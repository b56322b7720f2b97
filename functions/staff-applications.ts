import { applicationSearch } from '#domain/intake/review.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { foundApplications } from '#server/applications/search-applications.ts';

/** By POST, to keep names out of addresses (src/domain/workplace/lists.ts). */
export default endpoint({ POST: staff.reads(applicationSearch, foundApplications) });

export const config = { path: '/api/staff/applications/search', method: 'POST' };
