import { anyone, endpoint } from '#server/entry/endpoint.ts';
import { certificateQuery, checkCertificate } from '#server/learning/check-certificate.ts';

export default endpoint({ GET: anyone(certificateQuery, checkCertificate) });

export const config = { path: '/api/learning/certificate-check', method: 'GET' };
