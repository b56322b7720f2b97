import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Locale } from '#domain/languages.ts';
import type { Learning, LearningView, SaveOutcome } from '#browser/learning/learning.ts';
import { openLearning } from '#browser/learning/open-learning.ts';
import { showToast } from '#browser/toasts.ts';
import type { LearningWords } from '#i18n/en/learning.ts';
import { fill } from '#i18n/fill.ts';

/** The specification's toasts (section 8). The page itself says the same, in `Keeping`. */
function toastOf(outcome: SaveOutcome, words: LearningWords['toast']): void {
  if (outcome.kind !== 'saved')
    return showToast({ variant: 'destructive', title: words.failed, description: words.failedText });
  const { progress } = outcome;
  showToast({
    title: words.saved,
    description: progress === 0 ? words.reset : fill(words.savedTo, { progress }),
  });
}

export interface OpenLearning {
  readonly learning: Learning;
  readonly view: LearningView;
}

const nothing = () => () => undefined;

/** How far somebody is, once the browser is there to ask; null in the page's HTML. */
export function useLearning(
  locale: Locale,
  words: LearningWords['toast'],
  { countsTime }: { countsTime: boolean },
): OpenLearning | null {
  const [learning, setLearning] = useState<Learning | null>(null);
  useEffect(() => {
    const opened = openLearning(locale, (outcome) => toastOf(outcome, words), countsTime);
    setLearning(opened.learning);
    return opened.close;
  }, [locale, words, countsTime]);
  const view = useSyncExternalStore(
    learning ? (changed) => learning.$view.listen(changed) : nothing,
    () => learning?.$view.get() ?? null,
    () => null,
  );
  return learning && view && { learning, view };
}
