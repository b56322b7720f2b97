import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Guard } from './Guard.tsx';

/** Renders into the element with this id, in place of what the page showed there, and leaves the focus where it was. */
export function mount(id: string, content: ReactNode): void {
  const place = document.getElementById(id);
  if (!place) return;
  const focused = document.activeElement?.id;
  // What stood in for it while it did not come (browser/page/in-sight.ts).
  place.dataset.awake = '';
  document.querySelector('main')?.removeAttribute('data-asleep');
  flushSync(() => createRoot(place).render(createElement(Guard, null, content)));
  if (focused) document.getElementById(focused)?.focus();
}
