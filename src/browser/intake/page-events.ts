// What happens around the form: Back and Forward, another language, a page put away, nobody there any more.
import type { DraftKeeper } from './keep-draft.ts';
import type { Wizard } from './wizard.ts';
import { isFinished } from '#domain/intake/wizard-state.ts';
import { isUntouched } from '#domain/intake/answers-of-values.ts';
import { keepForTabs } from '#browser/storage.ts';
import { languageKey } from '#browser/page/keys.ts';

/** Back and Forward go through the steps. No answer is lost when the page is hidden or changes its language. */
export function goWithBrowser({ view, act, onChange }: Wizard, drafts: DraftKeeper): void {
  history.replaceState({ intakeStep: view.get().step }, '');
  onChange(({ arrival, step }, before) => {
    if (arrival === before.arrival) return;
    if (arrival.history === 'push') history.pushState({ intakeStep: step }, '');
    if (arrival.history === 'replace') history.replaceState({ intakeStep: step }, '');
  });
  addEventListener('popstate', ({ state }: PopStateEvent) => {
    const to = (state as { intakeStep?: unknown } | null)?.intakeStep;
    if (typeof to === 'number') act({ type: 'wentTo', step: to });
  });

  document.addEventListener('visibilitychange', () => {
    if (view.get().draft.changed && document.visibilityState === 'hidden') void drafts.save(true);
  });

  /** The language link keeps step and answers, so they have to be on the server before the other page asks. */
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[data-same-page]') : null;
      const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
      const state = view.get();
      if (!(link instanceof HTMLAnchorElement) || !plain || isFinished(state)) return;
      if (isUntouched(state.values)) return;
      event.preventDefault();
      const switchTo = link.pathname + location.search + location.hash;
      act({ type: 'languageLeft' });
      void drafts.save().then((saved) => {
        if (saved) return location.assign(switchTo);
        act({ type: 'noted', note: { switchTo } });
        scrollTo({ top: 0, behavior: 'instant' });
      });
    },
    true,
  );
}

/**
 * Once somebody continues in the language of the page and names it as theirs, the other language is no longer offered.
 */
export function keepLanguage({ onChange }: Wizard): void {
  onChange(({ step, locale, values }, before) => {
    if (step === before.step || values.preferredLanguage !== locale) return;
    keepForTabs(languageKey, locale);
    delete document.documentElement.dataset.offerSpanish;
  });
}

const lookEveryMs = 10_000;

/**
 * On a shared device, clears the form after `minutes` without a sign of life. By the wall clock, since timers stand
 * still while a phone sleeps: the first look after waking, and the first touch too, clears before anything can be
 * read on.
 */
export function clearWhenIdle({ view, act }: Wizard, minutes: number, touchedAt: number): void {
  let last = touchedAt;
  const look = () => {
    const state = view.get();
    const isIdle = Date.now() - last >= minutes * 60_000;
    if (state.values.device !== 'public' || isFinished(state) || !isIdle) return;
    last = Date.now();
    act({ type: 'cleared', by: 'idleness' });
  };
  const live = () => {
    look();
    last = Date.now();
  };
  setInterval(look, lookEveryMs);
  for (const sign of ['keydown', 'pointerdown', 'input']) document.addEventListener(sign, live, true);
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', look);
}
