/** A file somebody chose in a form, on its way to us. */
export interface QueuedFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly type: string;
  /** `later`: storage does not answer, so the form goes on without it. */
  readonly status: 'waiting' | 'sending' | 'checking' | 'sent' | 'later' | 'refused';
  readonly percent: number;
  /** Why it was refused: a key of ours, or a sentence of the server's in the page's language. */
  readonly refusal?: string;
  readonly ticket?: string;
}
