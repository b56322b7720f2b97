import { useEffect, useReducer, useState } from 'react';
import type { Locale } from '#domain/languages.ts';
import { createFileQueue } from '#browser/file-queue.ts';

/** The files of one form about a case, sent as soon as they are chosen. */
export function useCaseFiles(locale: Locale) {
  const [, show] = useReducer((count: number) => count + 1, 0);
  const [queue] = useState(() => createFileQueue(locale, show, 'case'));
  useEffect(() => queue.retryWhenOnline(), [queue]);
  return {
    queue,
    tickets: () => queue.tickets().map(({ ticket }) => ticket),
    /** A file is still uploading or failed: the form waits. */
    waits: () => queue.list().some(({ status }) => status !== 'sent' && status !== 'refused'),
    clear: () => queue.clear(),
  };
}

export type CaseFiles = ReturnType<typeof useCaseFiles>;
