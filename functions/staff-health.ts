import { endpoint, staff } from '#server/entry/endpoint.ts';
import { readState } from '#server/operations/read-state.ts';

/** The state of the service in figures. Nothing about a person, so it leaves no line in the audit log. */
export default endpoint({ GET: staff(readState) });

export const config = { path: '/api/staff/health', method: 'GET' };
