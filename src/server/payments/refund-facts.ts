import { isId } from '#domain/record-id.ts';
import type { RefundReport } from './payments.ts';

/** A refund as the SQL functions take it. The id in the metadata is text anybody with the account can write. */
export function refundFacts(refund: RefundReport) {
  return {
    ...refund,
    sentAt: refund.sentAt.toISOString(),
    requestId: isId(refund.requestId) ? refund.requestId : null,
  };
}
