import { askRefundRequest } from '#domain/refunds/requests.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { askRefund } from '#server/refunds/ask-refund.ts';

export default endpoint({ POST: signedIn.counting('refunds')(askRefundRequest, askRefund, { mails: true }) });

export const config = { path: '/api/refunds', method: 'POST' };
