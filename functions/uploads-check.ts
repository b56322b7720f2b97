import { anyone, endpoint } from '#server/entry/endpoint.ts';
import { checkUpload } from '#server/uploads/check-upload.ts';
import { ticketSchema } from '#server/uploads/ticket.ts';

export default endpoint({ POST: anyone(ticketSchema, checkUpload) });

export const config = { path: '/api/uploads/check', method: 'POST' };
