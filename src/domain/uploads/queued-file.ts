/** A file that somebody chose in a form, on its way to us. */
export interface QueuedFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly type: string;
  /** `shrinking`: a photo above the limit; `later`: storage does not answer, so the form continues without the file. */
  readonly status: 'shrinking' | 'waiting' | 'sending' | 'checking' | 'sent' | 'later' | 'refused';
  readonly percent: number;
  /** Why it was refused: one of our keys, or a sentence from the server in the page's language. */
  readonly refusal?: string;
  readonly ticket?: string;
  /** What it weighed before it was made small enough. */
  readonly shrunkFrom?: number;
  /** Address of a small picture of a photo; made and kept in this page only. */
  readonly thumbnail?: string;
}
