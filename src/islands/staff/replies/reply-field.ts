import { firstBlank } from '#domain/replies/blanks.ts';

/** The text of a field after a reply is inserted at the caret, with an empty line before and after it. */
export function withInserted(field: HTMLTextAreaElement, reply: string): { text: string; caret: number } {
  const before = field.value.slice(0, field.selectionStart).trimEnd();
  const after = field.value.slice(field.selectionEnd).trimStart();
  const start = [before, reply].filter(Boolean).join('\n\n');
  return { text: [start, after].filter(Boolean).join('\n\n'), caret: start.length };
}

/** Selects the first blank in a field, so that typing replaces it. */
export function selectBlank(field: HTMLTextAreaElement): void {
  const blank = firstBlank(field.value);
  field.focus();
  if (blank) field.setSelectionRange(blank.start, blank.end);
}
