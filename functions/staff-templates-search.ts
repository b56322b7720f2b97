import { templateSearch } from '#domain/papers/template-requests.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { searchTemplates } from '#server/templates/templates.ts';

export default endpoint({ POST: staff(templateSearch, searchTemplates) });

export const config = { path: '/api/staff/templates/search', method: 'POST' };
