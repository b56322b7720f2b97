import { anyone, endpoint } from '#server/entry/endpoint.ts';
import { attachFiles } from '#server/intake/attach-files.ts';
import { ticketsSchema } from '#server/uploads/ticket.ts';

export default endpoint({ POST: anyone(ticketsSchema, attachFiles) });

export const config = { path: '/api/application/files', method: 'POST' };
