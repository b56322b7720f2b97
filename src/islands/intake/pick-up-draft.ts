import { chosenPackage } from '#browser/chosen-package.ts';
import { readSession } from '#browser/storage.ts';
import { intakeSteps } from '#domain/intake/steps.ts';
import type { DraftAnswer } from './draft-calls.ts';
import { emptyValues, isUntouched, signedContent, valuesOf, type IntakeValues } from './form-values.ts';
import type { FileQueue } from '#browser/file-queue.ts';
import { deviceKey, type Stage } from './stage.ts';
import { joinSubmission } from './submit.ts';
import type { Steps } from './use-steps.ts';

interface OpenForm extends Stage, Pick<Steps, 'goTo'> {
  readonly files: FileQueue;
  readonly setAccount: (account: DraftAnswer['account']) => void;
}

const goalsStep = intakeSteps.findIndex((step) => step.id === 'goals');
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Goes on with a saved draft, and fills in what the account knows. What somebody has typed in the meantime wins,
 * and then the step stays too.
 */
export function pickUpDraft(stage: OpenForm, { draft, account }: DraftAnswer, fromLink: boolean): void {
  const { form, locale, place } = stage;
  const put = (field: string, value: unknown) => form.setValue(field as keyof IntakeValues, value as never);
  stage.setAccount(account);
  if (draft) {
    if (draft.device === 'own' && !fromLink) joinSubmission();
    const typed = form.getValues();
    const untouched = emptyValues(locale);
    let typedElse = place.current.step > 0;
    for (const [name, value] of Object.entries(valuesOf(draft.answers))) {
      const now = typed[name as keyof IntakeValues];
      if (same(now, value)) continue;
      if (same(now, untouched[name as keyof IntakeValues])) put(name, value);
      else typedElse = true;
    }
    // What was chosen on the home page just now wins over the draft.
    const chosen = chosenPackage();
    if (chosen) put('selectedServicePackage', chosen);
    // The link may be opened on any device, so the question is asked anew.
    if (!fromLink && typed.device === '')
      put('device', readSession(deviceKey) === 'open' ? '' : draft.device);
    stage.files.restore(draft.tickets);
    const now = form.getValues();
    if (draft.step > goalsStep && now.signature && now.agreementAccepted)
      place.current.signedOver = signedContent(now);
    place.current.benefitsBefore = now.benefits;
    if (!typedElse && draft.step > 0) stage.goTo(draft.step, { silently: true });
    if (!isUntouched(now)) stage.setNote('restored');
  }
  if (account) {
    const now = form.getValues();
    if (!now.email) put('email', account.email);
    if (!now.firstName && account.firstName) put('firstName', account.firstName);
    if (account.waitingCase) put('selectedServicePackage', account.waitingCase.packageId);
  }
  place.current.changed = false;
  stage.showAgain();
}
