import { useEffect } from 'react';
import { isUntouched } from './form-values.ts';
import type { Stage } from './stage.ts';
import type { Saving } from './use-saving.ts';
import type { Signature } from './use-signature.ts';
import type { Steps } from './use-steps.ts';

/** Loses no answer when the page is hidden or changes its language; Back and Forward go through the steps. */
export function useLeaving(stage: Stage, { save }: Saving, { goTo }: Steps, signature: Signature): void {
  const { form, place, setNote } = stage;

  function hide(): void {
    if (place.current.changed && document.visibilityState === 'hidden') void save(true);
  }

  function back({ state }: PopStateEvent): void {
    const to = (state as { intakeStep?: unknown } | null)?.intakeStep;
    if (typeof to === 'number' && !place.current.finished) goTo(to, { silently: true });
  }

  /** The language link keeps step and answers, so they have to be on the server before the other page asks. */
  function switchLanguage(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a[data-same-page]') : null;
    const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!(link instanceof HTMLAnchorElement) || !plain || place.current.finished) return;
    if (isUntouched(form.getValues())) return;
    event.preventDefault();
    const switchTo = link.pathname + location.search + location.hash;
    signature.takeBackAcceptance();
    void save().then((saved) => {
      if (saved) return location.assign(switchTo);
      setNote({ switchTo });
      scrollTo({ top: 0, behavior: 'instant' });
    });
  }

  useEffect(() => {
    history.replaceState({ intakeStep: place.current.step }, '');
    document.addEventListener('visibilitychange', hide);
    addEventListener('popstate', back);
    document.addEventListener('click', switchLanguage, true);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('popstate', back);
      document.removeEventListener('click', switchLanguage, true);
    };
  }, []);
}
