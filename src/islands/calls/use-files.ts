import { useEffect, useReducer, useState } from 'react';
import type { Locale } from '#domain/languages.ts';
import { createFileQueue } from '#browser/file-queue.ts';

/** The files of one form, sent as soon as they are chosen. */
export function useFiles(locale: Locale, purpose: 'case' | 'contact' = 'case') {
  const [, show] = useReducer((count: number) => count + 1, 0);
  const [queue] = useState(() => createFileQueue(locale, show, purpose));
  useEffect(() => queue.retryWhenOnline(), [queue]);
  return {
    queue,
    tickets: () => queue.tickets().map(({ ticket }) => ticket),
    /** A file is still uploading or failed: the form waits. Refused ones do not count. */
    waits: () => queue.list().some(({ status }) => status !== 'sent' && status !== 'refused'),
    clear: () => queue.clear(),
  };
}
