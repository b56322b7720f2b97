import { useEffect, useLayoutEffect, useState } from 'react';
import type { Arrival } from '#domain/intake/wizard-state.ts';
import { controlId } from './wizard-props.ts';

/** Puts the focus where the last action led, after what it names is in the page. */
export function useArrival(arrival: Arrival): void {
  useLayoutEffect(() => {
    const { focus } = arrival;
    // The first step, made on the server, is left alone.
    if (focus === null) return;
    scrollTo({ top: 0, behavior: 'instant' });
    if (focus === 'heading')
      document.querySelector<HTMLElement>('[data-step-heading]')?.focus({ preventScroll: true });
    // The summary takes the focus itself.
    else if (focus === 'summary')
      document.querySelector('.intake form')?.scrollIntoView({ block: 'start', behavior: 'instant' });
    else focusControl(controlId(focus));
  }, [arrival]);
}

/** Brings a control's question into view and puts the focus on it. */
function focusControl(id: string): void {
  const control = document.getElementById(id);
  (control?.closest('.field') ?? control)?.scrollIntoView({ block: 'start', behavior: 'instant' });
  control?.focus({ preventScroll: true });
}

/** Says in the page's title which step it is and whether something is wrong: a screen reader reads it first. */
export function usePageTitle(here: string | null, errorPrefix: string | null): void {
  const [pageTitle] = useState(() => globalThis.document?.title ?? '');
  useEffect(() => {
    const title = here === null ? pageTitle : `${here}: ${pageTitle}`;
    document.title = errorPrefix === null ? title : `${errorPrefix} ${title}`;
  }, [here, errorPrefix, pageTitle]);
}
