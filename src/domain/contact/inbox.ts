import type { InquiryType } from './messages.ts';
import type { Suspicion } from './robots.ts';

/** A message as staff read it. `correction` is one about an application that was already sent. */
export interface InboxMessage {
  readonly id: string;
  readonly reference: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly inquiryType: InquiryType | 'correction';
  readonly message: string;
  readonly language: 'en' | 'es';
  readonly files: readonly {
    readonly uploadId: string;
    readonly name: string;
    readonly type: string;
    readonly size: number;
  }[];
  /** Names of files that did not reach us. */
  readonly filesMissing: readonly string[];
  readonly suspicion: Suspicion | null;
  readonly handledAt: string | null;
  readonly createdAt: string;
}
