import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Renders into the element with this id, in place of what the page showed there, and leaves the focus where it was. */
export function mount(id: string, content: ReactNode): void {
  const place = document.getElementById(id);
  if (!place) return;
  const focused = document.activeElement?.id;
  flushSync(() => createRoot(place).render(content));
  if (focused) document.getElementById(focused)?.focus();
}
