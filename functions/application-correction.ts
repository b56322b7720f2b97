import { anyone, endpoint } from '#server/entry/endpoint.ts';
import { created } from '#server/http/reply.ts';
import { correctionBody, recordCorrection } from '#server/intake/record-correction.ts';

export default endpoint({ POST: anyone(correctionBody, recordCorrection, { answer: created, mails: true }) });

export const config = { path: '/api/application/correction', method: 'POST' };
