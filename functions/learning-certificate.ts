import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { sendFile } from '#server/http/reply.ts';
import { certificateRequest, writeCertificate } from '#server/learning/write-certificate.ts';

export default endpoint({
  GET: signedIn.counting('certificates')(certificateRequest, writeCertificate, { answer: sendFile }),
});

export const config = { path: '/api/learning/certificate', method: 'GET' };
