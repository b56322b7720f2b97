// The calls of a file on its way: it goes to storage past us.
import { command, sent, typed } from '../api-call.ts';

export type UploadPurpose = 'intake' | 'contact' | 'case';

interface FileToSend {
  readonly name: string;
  readonly size: number;
  readonly type: string;
  readonly purpose?: UploadPurpose;
}

/** Where the browser sends the bytes, and the ticket by which it names them. */
export interface UploadTicket {
  readonly ticket: string;
  readonly url: string;
  readonly method: 'PUT';
  readonly headers: Readonly<Record<string, string>>;
}

export const request = /*#__PURE__*/ command('POST /api/uploads', {
  who: 'anyone',
  input: sent<FileToSend>(),
  answer: typed<UploadTicket>(),
});

/** It has arrived whole, and is what its name says. */
export const check = /*#__PURE__*/ command('POST /api/uploads/check', {
  who: 'anyone',
  input: sent<{ ticket: string }>(),
  answer: typed<{ readonly status: 'checked' }>(),
});

export const forget = /*#__PURE__*/ command('DELETE /api/uploads', {
  who: 'anyone',
  input: sent<{ ticket: string }>(),
});
