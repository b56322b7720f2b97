/** A file that somebody chose in a form, on its way to us. */
export interface QueuedFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly type: string;
  /** `later`: storage does not answer, so the form continues without the file. */
  readonly status: 'waiting' | 'sending' | 'checking' | 'sent' | 'later' | 'refused';
  readonly percent: number;
  /** Why it was refused: one of our keys, or a sentence from the server in the page's language. */
  readonly refusal?: string;
  readonly ticket?: string;
}
