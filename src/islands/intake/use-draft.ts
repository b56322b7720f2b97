import { useEffect, useState } from 'react';
import { ApiError } from '#browser/api.ts';
import { startingPackage } from '#browser/chosen-package.ts';
import { continueDraft, readDraft, type DraftAnswer } from './draft-calls.ts';
import { isUntouched } from './form-values.ts';
import type { Stage } from './stage.ts';
import type { Steps } from './use-steps.ts';

/** Opens the form with what is known: a draft of this browser or of a mailed link, and the account's data. */
export function useDraft(stage: Stage, { goTo }: Steps): DraftAnswer['account'] {
  const { form, locale, place, loadLater, setNote, showAgain } = stage;
  const [account, setAccount] = useState<DraftAnswer['account']>(null);

  /** A draft or an account is for the later part to pick up; most visitors have neither. */
  async function take(answer: DraftAnswer, fromLink: boolean): Promise<void> {
    if (!answer.draft && !answer.account) return;
    const { files, pickUpDraft } = await loadLater();
    if (!place.current.finished) pickUpDraft({ ...stage, files, setAccount, goTo }, answer, fromLink);
  }

  const takeOwn = () =>
    readDraft(locale).then(
      (answer) => take(answer, false),
      () => undefined,
    );

  const takeLinked = (token: string) =>
    continueDraft(locale, token).then(
      (answer) => take(answer, true),
      (error: unknown) => {
        setNote(error instanceof ApiError && !error.isPassing ? 'gone' : 'unsaved');
        void takeOwn();
      },
    );

  useEffect(() => {
    form.setValue('selectedServicePackage', startingPackage());
    place.current.benefitsBefore = form.getValues('benefits');
    // Filled in before React arrived: what hangs on these answers has to show, and somebody is at work.
    showAgain();
    if (!isUntouched(form.getValues())) loadLater().catch(() => undefined);
    const address = new URL(location.href);
    const token = address.searchParams.get('continue');
    if (token === null) return void takeOwn();
    // Out of the address at once: it must not be bookmarked, shared or sent as a referrer.
    address.searchParams.delete('continue');
    history.replaceState(history.state, '', address);
    void takeLinked(token);
  }, []);

  return account;
}
