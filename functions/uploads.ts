import { anyone, endpoint } from '#server/entry/endpoint.ts';
import { created } from '#server/http/reply.ts';
import { forgetUpload } from '#server/uploads/forget-upload.ts';
import { requestUpload, uploadBody } from '#server/uploads/request-upload.ts';
import { ticketSchema } from '#server/uploads/ticket.ts';

export default endpoint({
  POST: anyone(uploadBody, requestUpload, { answer: created }),
  DELETE: anyone(ticketSchema, forgetUpload),
});

export const config = { path: '/api/uploads' };
