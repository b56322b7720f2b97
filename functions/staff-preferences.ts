import { staffPreferences } from '#domain/workplace/preferences.ts';
import { keepStaffPreferences } from '#server/access/keep-staff-preferences.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { done } from '#server/http/reply.ts';

export default endpoint({ POST: staff(staffPreferences, keepStaffPreferences, { answer: done }) });

export const config = { path: '/api/staff/preferences', method: 'POST' };
