import { anyone, endpoint } from '#server/entry/endpoint.ts';
import { routes } from '#server/entry/routes.ts';
import { created } from '#server/http/reply.ts';
import { checkUpload } from '#server/uploads/check-upload.ts';
import { forgetUpload } from '#server/uploads/forget-upload.ts';
import { requestUpload, uploadBody } from '#server/uploads/request-upload.ts';
import { ticketSchema } from '#server/uploads/ticket.ts';

export default routes({
  '/api/uploads': endpoint({
    POST: anyone(uploadBody, requestUpload, { answer: created }),
    DELETE: anyone(ticketSchema, forgetUpload),
  }),
  '/api/uploads/check': endpoint({ POST: anyone(ticketSchema, checkUpload) }),
});

export const config = {
  path: ['/api/uploads', '/api/uploads/check'],
};
