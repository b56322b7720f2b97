import type { DraftAnswer } from '#domain/intake/sent-application.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import { isFinished, type WizardState } from '#domain/intake/wizard-state.ts';
import { applyWizardAction } from '#domain/intake/wizard.ts';
import { chosenPackage, keepPackage } from '#browser/chosen-package.ts';
import { createFileQueue, type FileQueue } from '#browser/file-queue.ts';
import { readDraft } from '#browser/intake/draft-calls.ts';
import { trackDraft } from '#browser/intake/draft-base.ts';
import { keepDraft } from '#browser/intake/keep-draft.ts';
import { clearDraft, saveDraft, sendDraftLink, type DraftToSave } from '#browser/intake/save-draft-calls.ts';
import { forgetSubmissionKey, joinSubmission, shareSubmissionKey } from '#browser/intake/submit.ts';
import { watchFaults } from '#browser/report-faults.ts';
import { keepSession, readSession } from '#browser/storage.ts';
import { ApiError } from '#browser/api.ts';
import { clearWhenIdle, goWithBrowser, keepLanguage } from '#browser/intake/page-events.ts';
import { sendWhenReady } from './send-form.ts';
import type { OpenForm } from './wizard-props.ts';

/** Remembers that the device question was left open: such drafts are kept like those of a shared device. */
const deviceKey = 'intakeDevice';

/** What works behind the form: each part listens to its state and acts on it; none knows of another. */
export interface Behind {
  readonly files: FileQueue;
  /** Goes on with a saved draft, and fills in what the account knows. */
  readonly takeUp: (answer: DraftAnswer, fromLink: boolean) => void;
  /** Mails a link that opens the form again with its answers; fails when they cannot be saved. */
  readonly sendLink: (email: string) => Promise<unknown>;
}

const packageIn = ({ values }: WizardState) => values.selectedServicePackage as PackageId;

export function workBehind(open: OpenForm, touchedAt: number): Behind {
  const { wizard, locale, idleMinutes } = open;
  const { view, act, onChange } = wizard;
  watchFaults();
  wizard.learn(applyWizardAction);

  const files = createFileQueue(locale, () => act({ type: 'filesChanged', files: files.list() }));
  // As long as the page is open.
  files.retryWhenOnline();
  const known = trackDraft(locale);
  /** Once what was saved could be read again, "Saved" is true. */
  let isProven = false;
  const drafts = keepDraft(wizard, {
    async save(draft, keepalive) {
      const { filling, rivals } = view.get();
      const base = known.baseOf(draft, view.get());
      const saved = await saveDraft(locale, { ...draft, base }, keepalive);
      if (view.get().filling === filling) {
        known.saved(draft, saved);
        if (saved.files) showFiles(draft.tickets, saved.files);
        if (Object.keys({ ...saved.elsewhere, ...saved.rivals, ...rivals }).length > 0)
          act({ type: 'merged', sent: draft.answers, saved });
      }
      if (isProven || keepalive) return;
      // A browser without cookies takes the answer for a success and finds nothing again.
      if (!(await readDraft(locale)).draft) throw new ApiError(0, 'no_cookies');
      isProven = true;
    },
    forget: () => {
      known.forget();
      return clearDraft(locale);
    },
    remember: (device) => {
      keepSession(deviceKey, device);
      if (device === 'own') shareSubmissionKey();
    },
    later: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
  function showFiles(sent: DraftToSave['tickets'], stored: DraftToSave['tickets']): void {
    const left = new Set(stored.map(({ ticket }) => ticket));
    files.drop(new Set(sent.map(({ ticket }) => ticket).filter((ticket) => !left.has(ticket))));
    files.restore(stored);
  }
  onChange((now, before) => {
    const isCleared = now.filling !== before.filling;
    const isSent = now.phase.at === 'done' && before.phase.at !== 'done';
    if (isCleared) {
      forgetSubmissionKey();
      keepSession(deviceKey, null);
    }
    if (isCleared || isSent) {
      keepPackage(null);
      files.clear();
    } else if (now.draft.changed && packageIn(now) !== packageIn(before)) keepPackage(packageIn(now));
  });
  sendWhenReady(open, files);
  goWithBrowser(wizard, drafts);
  keepLanguage(wizard);
  clearWhenIdle(wizard, idleMinutes, touchedAt);

  return {
    files,
    takeUp({ draft, account, takesPayments }, fromLink) {
      if (takesPayments === false) act({ type: 'saleClosed' });
      if (draft && !isFinished(view.get())) {
        if (draft.device === 'own' && !fromLink) joinSubmission();
        known.read(draft, fromLink);
        files.restore(draft.tickets);
        const isOpen = readSession(deviceKey) === 'open';
        act({ type: 'restored', draft, fromLink, isOpen, chosen: chosenPackage() });
      }
      if (account) act({ type: 'accountKnown', account });
    },
    async sendLink(email) {
      if (!(await drafts.save())) throw new ApiError(0, 'offline');
      return sendDraftLink(locale, email);
    },
  };
}
