import { callHoursRequest } from '#domain/calendar/calls.ts';
import { ownCallHours, saveCallHours } from '#server/calendar/call-hours.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { done } from '#server/http/reply.ts';

export default endpoint({
  GET: staff.reads(ownCallHours),
  POST: staff(callHoursRequest, saveCallHours, { answer: done }),
});

export const config = { path: '/api/staff/call-hours' };
