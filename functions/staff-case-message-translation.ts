import { translationRequest } from '#domain/cases/thread.ts';
import { translateMessage } from '#server/cases/translate-message.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff.of('message')(translationRequest, translateMessage) });

export const config = { path: '/api/staff/case-messages/:id/translation', method: 'POST' };
