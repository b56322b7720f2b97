import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#domain/languages.ts';
import { createFileQueue, type FileQueue } from '#browser/file-queue.ts';

/** Files that go with a message or an answer, sent one by one as soon as they are chosen. */
export function useFiles(locale: Locale): FileQueue {
  const [, redraw] = useState(0);
  const queue = useRef<FileQueue>(null);
  const files = (queue.current ??= createFileQueue(locale, () => redraw((count) => count + 1), 'case'));
  useEffect(() => files.retryWhenOnline(), [files]);
  return files;
}

/** Whether every file that is listed has arrived; refused ones do not count. */
export function areHere(files: FileQueue): boolean {
  return files.list().every(({ status }) => status === 'sent' || status === 'refused');
}

export const ticketsOf = (files: FileQueue): string[] => files.tickets().map(({ ticket }) => ticket);
