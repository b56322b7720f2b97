import { callHoursRequest } from '#domain/calendar/calls.ts';
import { readCallHours, saveCallHours } from '#server/calendar/call-hours.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { done } from '#server/http/reply.ts';

export default endpoint({
  GET: staff(readCallHours),
  POST: staff(callHoursRequest, saveCallHours, { answer: done }),
});

export const config = { path: '/api/staff/call-hours' };
