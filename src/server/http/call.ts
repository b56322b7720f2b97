import type { Locale } from '#domain/languages.ts';

/** One request, with what every service may need to know about it. */
export interface Call {
  readonly request: Request;
  readonly url: URL;
  readonly locale: Locale;
  /** From the platform, never from a header. */
  readonly ip: string;
  /** Shown to the person and logged, so that a report can be found. */
  readonly reference: string;
  readonly cookies: ReadonlyMap<string, string>;
  readonly params: Readonly<Record<string, string>>;
  /** Work to finish after the answer went out. Not durable: never for mail or money. */
  readonly afterAnswer: (work: Promise<unknown>) => void;
}
