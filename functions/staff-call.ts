import { cancelCall } from '#server/calendar/calls.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ DELETE: staff.of('call')(cancelCall, { mails: true }) });

export const config = { path: '/api/staff/calls/:id', method: 'DELETE' };
