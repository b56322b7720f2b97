import { fileQuery } from '#domain/calendar/dates.ts';
import { ownCalendarFile } from '#server/calendar/read-dates.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { sendFile } from '#server/http/reply.ts';

export default endpoint({ GET: signedIn.reads(fileQuery, ownCalendarFile, { answer: sendFile }) });

export const config = { path: '/api/calendar/file', method: 'GET' };
