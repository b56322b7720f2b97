import { fileQuery } from '#domain/calendar/dates.ts';
import { writeOwnCalendarFile } from '#server/calendar/read-dates.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { sendFile } from '#server/http/reply.ts';

export default endpoint({ GET: signedIn(fileQuery, writeOwnCalendarFile, { answer: sendFile }) });

export const config = { path: '/api/calendar/file', method: 'GET' };
