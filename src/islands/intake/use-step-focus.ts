import { useLayoutEffect } from 'react';
import type { Stage } from './stage.ts';

/** Puts the focus where `place.focusOn` wants it, after what it names is in the page. */
export function useStepFocus({ place }: Stage): void {
  // After every render; the first step, made on the server, is left alone.
  useLayoutEffect(() => {
    const wanted = place.current.focusOn;
    if (wanted === null) return;
    place.current.focusOn = null;
    scrollTo({ top: 0, behavior: 'instant' });
    if (wanted === 'heading')
      document.querySelector<HTMLElement>('[data-step-heading]')?.focus({ preventScroll: true });
    else focusControl(wanted);
  });
}

/** Brings a control's question into view and puts the focus on it. */
export function focusControl(id: string): void {
  const control = document.getElementById(id);
  (control?.closest('.field') ?? control)?.scrollIntoView({ block: 'start', behavior: 'instant' });
  control?.focus({ preventScroll: true });
}
