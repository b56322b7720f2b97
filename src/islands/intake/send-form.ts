import { ApiError } from '#browser/api.ts';
import { showToast } from '#browser/toasts.ts';
import { intakeFields } from '#domain/intake/steps.ts';
import type { IntakeField } from '#domain/intake/submission.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import { path } from '#i18n/routes.ts';
import type { FileQueue } from '#browser/file-queue.ts';
import { answersOf } from './form-values.ts';
import type { Phase, Stage } from './stage.ts';
import { paymentAddress, submitIntake, type Submitted } from './submit.ts';
import type { Steps } from './use-steps.ts';

interface CheckedForm extends Stage, Pick<Steps, 'showErrors' | 'setFailure'> {
  readonly files: FileQueue;
  readonly agreementVersion: string;
  readonly setPhase: (phase: Phase) => void;
  /** Ends the filling in: nothing is saved any more. */
  readonly finish: (end: Phase) => void;
}

/** Specification section 9: the payment page opens this long after the form was sent. */
const paymentAfterMs = 1_500;
const secondToastMs = 700;

/** Sends the checked form, then leads on to payment, or says in the page why it was not taken. */
export async function sendForm(stage: CheckedForm): Promise<void> {
  const { form, files } = stage;
  try {
    const result = await submitIntake({
      locale: stage.locale,
      answers: answersOf(form.getValues()),
      tickets: files.tickets(),
      ...files.unsent(),
      agreementVersion: stage.agreementVersion,
    });
    files.clear();
    stage.finish({ at: 'done', result });
    leave(result, stage);
  } catch (error) {
    refused(error instanceof ApiError ? error : new ApiError(0, 'unreadable'), stage);
  }
}

/** The payment page in a new tab and the confirmation in this one, so that a blocked pop-up costs nothing. */
function leave(result: Submitted, { words, locale }: Stage): void {
  const said = words.success;
  // Nothing can be paid while the application waits to be stored: a payment page could only say so.
  const pays = !result.alreadyPaid && result.stored === 'now';
  const preparing = result.alreadyPaid ? said.preparingPaid : pays ? said.preparing : said.preparingLater;
  showToast({ title: said.title, description: preparing });
  if (pays) setTimeout(() => showToast({ title: said.redirecting, description: said.taking }), secondToastMs);
  setTimeout(() => {
    if (pays) {
      const payment = paymentAddress(result.selectedServicePackage, result.payToken, locale);
      window.open(payment, '_blank', 'noopener');
    }
    location.assign(path('intakeConfirmation', locale));
  }, paymentAfterMs);
}

function refused(error: ApiError, stage: CheckedForm): void {
  const { form, words, messages } = stage;
  const { firstReference, payToken } = error.body;
  if (error.status === 409 && typeof firstReference === 'string') {
    stage.finish({
      at: 'already',
      reference: firstReference,
      payToken: typeof payToken === 'string' ? payToken : '',
      packageId: form.getValues('selectedServicePackage') as PackageId,
    });
    return;
  }
  stage.setPhase({ at: 'form' });
  showToast({ title: words.failure.title, description: words.failure.text, variant: 'destructive' });
  const known = error.fields.filter(({ field }) => (intakeFields as readonly string[]).includes(field));
  for (const { field, code, message } of known)
    form.setError(field as IntakeField, { message: messages[code] ? code : message });
  if (known.length > 0) stage.showErrors(known.map(({ field }) => field as IntakeField));
  const unnamed = error.fields.find(({ field }) => !known.some((item) => item.field === field));
  stage.place.current.focusOn = known.length > 0 ? null : 'intake-failure';
  stage.setFailure({
    message: unnamed?.message || error.message || (error.status === 0 ? words.failure.offline : ''),
    reference: error.reference,
  });
}
