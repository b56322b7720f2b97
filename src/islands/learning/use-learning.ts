import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import type { Locale } from '#domain/languages.ts';
import type { Learning } from '#browser/learning/learning.ts';
import type { LearningView, SaveOutcome } from '#browser/learning/learning-types.ts';
import { $unopened, openLearning } from '#browser/learning/open-learning.ts';
import type { LearningWords } from '#i18n/en/learning.ts';
import { fill } from '#i18n/fill.ts';
import type { Toast } from '#browser/toasts.ts';

/** What toasts say. The page itself says the same, in `Keeping`. */
function toastOf(outcome: SaveOutcome, words: LearningWords['toast']): Omit<Toast, 'id'> {
  if (outcome.kind !== 'saved')
    return { variant: 'destructive', title: words.failed, description: words.failedText };
  const { progress } = outcome;
  return {
    variant: 'default',
    title: words.saved,
    description: progress === 0 ? words.reset : fill(words.savedTo, { progress }),
  };
}

export interface OpenLearning {
  readonly learning: Learning;
  readonly view: LearningView;
}

interface LearningOnPage {
  /** Null in the page's HTML, and until the browser is there to ask. */
  readonly open: OpenLearning | null;
  readonly toast: Toast | null;
  readonly dismissToast: () => void;
}

/** How far somebody is, and the one toast in sight: a new one takes the place of the last. */
export function useLearning(
  locale: Locale,
  words: LearningWords['toast'],
  { countsTime }: { countsTime: boolean },
): LearningOnPage {
  const [learning, setLearning] = useState<Learning | null>(null);
  const [toast, setToast] = useState<Toast | null>(null);
  useEffect(() => {
    const tell = (outcome: SaveOutcome) =>
      setToast((last) => ({ ...toastOf(outcome, words), id: (last?.id ?? 0) + 1 }));
    const opening = openLearning(locale, tell, countsTime);
    void opening.then((opened) => setLearning(opened.learning));
    return () => void opening.then((opened) => opened.close());
  }, [locale, words, countsTime]);
  const view = useStore(learning?.view ?? $unopened);
  const dismissToast = useCallback(() => setToast(null), []);
  return { open: learning && view && { learning, view }, toast, dismissToast };
}
