import { useEffect } from 'react';
import { moduleTabs, type ModuleTab } from '#domain/learning/actions.ts';

/**
 * Makes tabs of the three parts of the static page: one in sight, the others `until-found`, so that searching in the
 * page finds a word in them and opens them. Null leaves the page as it was written. An address with an anchor opens
 * the part it points into. `onTarget` hears of what was found or pointed at, to show it within its part.
 */
export function useTabs(
  tab: ModuleTab | null,
  goTo: (tab: ModuleTab) => void,
  onTarget: (target: Element) => void,
): void {
  const ready = tab !== null;
  useEffect(() => {
    if (!ready) return;
    const parts = moduleTabs.flatMap((one) => document.getElementById(one) ?? []);
    const openPartOf = (target: Element | null) => {
      const part = parts.find((one) => one.contains(target));
      if (part) goTo(part.id as ModuleTab);
      return part;
    };
    const onFound = (event: Event) => {
      openPartOf(event.target as Element);
      onTarget(event.target as Element);
    };
    const onAnchor = () => {
      const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
      if (!target) return;
      if (openPartOf(target)) onTarget(target);
      // Also beside the parts: the page has become shorter above it.
      requestAnimationFrame(() => target.scrollIntoView());
    };
    for (const part of parts) {
      part.setAttribute('role', 'tabpanel');
      part.setAttribute('aria-labelledby', `tab-${part.id}`);
      part.addEventListener('beforematch', onFound);
    }
    onAnchor();
    addEventListener('hashchange', onAnchor);
    return () => {
      for (const part of parts) part.removeEventListener('beforematch', onFound);
      removeEventListener('hashchange', onAnchor);
    };
  }, [ready, goTo, onTarget]);
  useEffect(() => {
    if (tab === null) return;
    for (const one of moduleTabs) {
      const part = document.getElementById(one);
      if (one === tab) part?.removeAttribute('hidden');
      else part?.setAttribute('hidden', 'until-found');
    }
  }, [tab]);
}

/** Moves to a heading or button once the part it is in is shown. */
export function focusOn(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}
