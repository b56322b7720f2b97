import { atom, type ReadableAtom } from 'nanostores';
import {
  applyTyping,
  startWizard,
  type WizardAction,
  type WizardState,
} from '#domain/intake/wizard-state.ts';
import type { Locale } from '#domain/languages.ts';

/** The application as this page holds it: what everything reads and listens to, and the one way to change it. */
export interface Wizard {
  readonly view: ReadableAtom<WizardState>;
  readonly act: (action: WizardAction) => void;
  /** Tells of each change until the function it answers is called. */
  readonly onChange: (heard: (now: WizardState, before: WizardState) => void) => () => void;
  /** Takes the moves, which come with the part behind the form. Until then only typing counts. */
  readonly learn: (moves: typeof applyTyping) => void;
}

/** Whether scripts run here: the HTML of the page is written without them, and reads this as false. */
export const $isReady: ReadableAtom<boolean> = atom(true);

let ofPage: Wizard | undefined;

/** The one application of this page. A form that had to be drawn again finds its answers, step and files in it. */
export function wizardOfPage(locale: Locale): Wizard {
  if (ofPage?.view.get().locale !== locale) ofPage = openWizard(locale);
  return ofPage;
}

/** As in a page that was opened again: tests show many forms in one. */
export function forgetWizardOfPage(): void {
  ofPage = undefined;
}

export function openWizard(locale: Locale): Wizard {
  const view = atom(startWizard(locale));
  let apply = applyTyping;
  return {
    view,
    act: (action) => view.set(apply(view.get(), action)),
    onChange: (heard) => view.listen((now, before) => before && heard(now, before)),
    learn: (moves) => (apply = moves),
  };
}
