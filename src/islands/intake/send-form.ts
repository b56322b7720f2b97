import { ApiError } from '#browser/api.ts';
import type { FileQueue } from '#browser/file-queue.ts';
import { paymentAddress, submitIntake } from '#browser/intake/submit.ts';
import { showToast } from '#browser/toasts.ts';
import { answersOf } from '#domain/intake/answers-of-values.ts';
import { mayBeOpen } from '#domain/intake/notices.ts';
import { isReadyToSend, knownFields } from '#domain/intake/wizard.ts';
import type { Submitted } from '#domain/intake/wizard-state.ts';
import { path } from '#i18n/routes.ts';
import type { OpenForm } from './wizard-props.ts';

/** The payment page opens this long after the form was sent. */
const paymentAfterMs = 1_500;
const secondToastMs = 700;

/** Sends the form, once, as soon as nothing is on its way that it has to wait for. */
export function sendWhenReady(open: OpenForm, files: FileQueue): void {
  let isSending = false;
  open.wizard.onChange((state) => {
    if (isSending || !isReadyToSend(state)) return;
    isSending = true;
    void send(open, files).finally(() => (isSending = false));
  });
}

/** Sends the checked form, then leads on to payment, or says why it was not taken. */
async function send(open: OpenForm, files: FileQueue): Promise<void> {
  const { wizard, locale, agreementVersion } = open;
  try {
    const { values } = wizard.view.get();
    const result = await submitIntake({
      locale,
      answers: answersOf(values),
      wantsTexts: values.texts,
      tickets: files.tickets(),
      ...files.unsent(),
      agreementVersion,
    });
    wizard.act({ type: 'sent', result });
    leave(result, open);
  } catch (error) {
    refused(error instanceof ApiError ? error : new ApiError(0, 'unreadable'), open);
  }
}

/** The payment page in a new tab and the confirmation in this one, so that a blocked pop-up costs nothing. */
function leave(result: Submitted, { wizard, words, locale }: OpenForm): void {
  const labels = words.success;
  // Nothing can be paid while the application waits to be stored, or no payments are taken: a payment page could only
  // say so.
  const { isSaleClosed, values } = wizard.view.get();
  const isOpen = mayBeOpen(answersOf(values));
  const pays = !result.alreadyPaid && result.stored === 'now' && !isSaleClosed && !isOpen;
  const preparing = result.alreadyPaid
    ? labels.preparingPaid
    : pays
      ? labels.preparing
      : isOpen
        ? labels.preparingHelp
        : isSaleClosed
          ? labels.preparingUnsold
          : labels.preparingLater;
  showToast({ title: labels.title, description: preparing });
  if (pays)
    setTimeout(() => showToast({ title: labels.redirecting, description: labels.taking }), secondToastMs);
  setTimeout(() => {
    if (pays) {
      const payment = paymentAddress(result.selectedServicePackage, result.payToken, locale);
      window.open(payment, '_blank', 'noopener');
    }
    location.assign(path('intakeConfirmation', locale));
  }, paymentAfterMs);
}

function refused(error: ApiError, { wizard, form, words }: OpenForm): void {
  const { firstReference, payToken } = error.body;
  if (error.status === 409 && typeof firstReference === 'string') {
    const token = typeof payToken === 'string' ? payToken : '';
    return wizard.act({ type: 'alreadyReceived', reference: firstReference, payToken: token });
  }
  showToast({ title: words.failure.title, description: words.failure.text, variant: 'destructive' });
  const fields = knownFields(error.fields.map(({ field }) => field));
  for (const { field, message } of error.fields)
    for (const known of knownFields([field])) form.setError(known, { message });
  const unnamed = error.fields.find(({ field }) => knownFields([field]).length === 0);
  // Only where no answer came is it their connection.
  const message = unnamed?.message || error.message || (error.code === 'offline' ? null : '');
  wizard.act({ type: 'notTaken', refused: fields, failure: { message, reference: error.reference } });
}
