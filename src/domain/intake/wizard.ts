// What brings the application from one state to the next while it is filled in.
import type { PackageId } from '../packages/catalogue.ts';
import type { QueuedFile } from '../uploads/queued-file.ts';
import { intakeFields, type IntakeField } from './fields.ts';
import { intakeStepCount, intakeSteps, lastStep, placeOfField, placeOfStep } from './steps.ts';
import { isAsked } from './answers.ts';
import {
  answersOf,
  isUntouched,
  signedContent,
  valuesOf,
  withoutContradiction,
} from './answers-of-values.ts';
import { emptyValues, type IntakeValues, type ValueName } from './values.ts';
import {
  applyTyping,
  isFinished,
  isRefused,
  nothingSaved,
  startWizard,
  type Arrival,
  type FormAccount,
  type Phase,
  type WizardAction,
  type WizardState,
} from './wizard-state.ts';

const goals = placeOfStep('goals');

/**
 * Whether there is anything a draft should hold. The submission ends the draft: a save that overtook it would bring the
 * answers back.
 */
export function isWorthSaving({ phase, values, files }: WizardState): boolean {
  return phase.at === 'form' && (!isUntouched(values) || files.some(({ ticket }) => ticket));
}

const underWay: ReadonlySet<QueuedFile['status']> = new Set(['waiting', 'shrinking', 'sending', 'checking']);

/** Whether nothing is left on its way that the submission has to wait for. */
export function isReadyToSend({ phase, draft, files }: WizardState): boolean {
  return phase.at === 'sending' && draft.saving === 0 && !files.some(({ status }) => underWay.has(status));
}

/** The next state. What does not fit the state changes nothing and answers the same object. */
export function applyWizardAction(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'began':
    case 'noted':
      return applyTyping(state, action);
    case 'answered':
      return isFinished(state) ? state : answer(state, action);
    case 'filesChanged':
      return takeFiles(state, action.files);
    case 'restored':
      return isFinished(state) ? state : restore(state, action);
    case 'accountKnown':
      return isFinished(state) ? state : fillInFromAccount(state, action.account);
    case 'saleClosed':
      return { ...state, isSaleClosed: true };
    case 'next':
    case 'submit': {
      // Pressed twice, or left meanwhile.
      if (state.phase.at !== 'form' || state.step !== action.from) return state;
      return action.type === 'next' ? goOn(state, action.refused) : submit(state, action.refused);
    }
    case 'previous':
      return state.step > 0 ? move({ ...state, returning: false }, state.step - 1) : state;
    case 'change':
      return change(state, action.field);
    case 'wentTo': {
      const known = action.step >= 0 && action.step < intakeStepCount;
      return isFinished(state) || !known ? state : move(state, action.step, { history: 'replace' });
    }
    case 'sent':
      // The answers leave the page; Back must not bring them up for the next person.
      return finish({ ...state, values: emptyValues(state.locale) }, { at: 'done', result: action.result });
    case 'alreadyReceived': {
      const { reference, payToken } = action;
      const packageId = state.values.selectedServicePackage as PackageId;
      return finish(state, { at: 'already', reference, payToken, packageId });
    }
    case 'notTaken': {
      const { refused, failure } = action;
      const focus = refused.length > 0 ? 'summary' : 'failure';
      return { ...state, phase: { at: 'form' }, refused, failure, arrival: { focus, history: null } };
    }
    case 'saving':
      return { ...state, draft: { ...state.draft, changed: false, saving: state.draft.saving + 1 } };
    case 'saved':
      return saved(state, action.filling);
    case 'notSaved':
      return notSaved(state, action.filling);
    case 'merged':
      return isFinished(state) ? state : merge(state, action);
    case 'settled':
      return isFinished(state) ? state : settle(state, action);
    case 'languageLeft':
      if (state.signedOver === null) return state;
      return { ...state, signedOver: null, values: { ...state.values, agreementAccepted: false } };
    case 'cleared':
      return clear(state, action.by);
  }
}

function answer(state: WizardState, action: Extract<WizardAction, { type: 'answered' }>): WizardState {
  const typed = applyTyping(state, action);
  const { name } = action;
  const values =
    name === 'benefits' || name === 'sealingReasons'
      ? { ...typed.values, [name]: withoutContradiction(name, state.values[name], typed.values[name]) }
      : typed.values;
  return withAnswers(typed, values);
}

/** A signature stands under the answers it was given for: others take it back. */
function withAnswers(state: WizardState, values: IntakeValues): WizardState {
  if (state.signedOver === null || signedContent(values) === state.signedOver) return { ...state, values };
  return {
    ...state,
    values: { ...values, signature: '', agreementAccepted: false },
    signedOver: null,
    signAgain: true,
  };
}

function takeFiles(state: WizardState, files: readonly QueuedFile[]): WizardState {
  const refused = files.some(isRefused);
  const withFiles = { ...state, files, draft: { ...state.draft, changed: true } };
  // Found out while the form waits for its files: it must not leave without one in silence.
  if (state.phase.at === 'sending' && refused && !state.files.some(isRefused))
    return { ...withFiles, phase: { at: 'form' }, asksAboutFiles: true };
  return { ...withFiles, asksAboutFiles: state.asksAboutFiles && refused };
}

/** Goes on with a draft. What somebody has typed in the meantime wins, and then the step stays too. */
function restore(
  state: WizardState,
  { draft, fromLink, isOpen, chosen }: Extract<WizardAction, { type: 'restored' }>,
): WizardState {
  const blank = emptyValues(state.locale);
  let typedElse = state.step > 0;
  const answers = Object.entries(valuesOf({ ...draft.answers })).filter(([name, value]) => {
    const now = state.values[name as ValueName];
    if (same(now, value)) return false;
    const isFree = same(now, blank[name as ValueName]);
    typedElse ||= !isFree;
    return isFree;
  });
  const { device } = state.values;
  const merged: IntakeValues = { ...state.values, ...Object.fromEntries(answers) };
  const values: IntakeValues = {
    ...merged,
    // What was chosen on the home page just now wins over the draft.
    selectedServicePackage: chosen ?? merged.selectedServicePackage,
    // A link may be opened on any device, so the question is asked again.
    device: fromLink || device !== '' || isOpen ? device : draft.device,
  };
  const signed = draft.step > goals && values.signature !== '' && values.agreementAccepted;
  const restored: WizardState = {
    ...state,
    values,
    signedOver: signed ? signedContent(values) : state.signedOver,
    rivals: askable(draft.rivals ?? {}, values),
    draft: { ...state.draft, changed: false, kept: true },
  };
  const moved = !typedElse && draft.step > 0 ? move(restored, draft.step, { history: 'replace' }) : restored;
  return isUntouched(values) ? moved : { ...moved, note: 'restored' };
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The second answers that can be asked about: questions that are on the route taken. */
const askable = (rivals: Readonly<Record<string, unknown>>, values: IntakeValues): WizardState['rivals'] =>
  Object.fromEntries(Object.entries(rivals).filter(([field]) => isAsked(field as IntakeField, values)));

/** An answer as the controls hold it; null empties them. */
const valuesOfAnswer = (field: string, given: unknown) =>
  valuesOf({ [field]: given ?? emptyValues('en')[field as IntakeField & ValueName] ?? '' });

/**
 * Takes over what another page changed, unless the same answer was changed here since it was sent. Where both changed
 * one, both are kept until the person says which is right.
 */
function merge(
  state: WizardState,
  { sent, saved: met }: Extract<WizardAction, { type: 'merged' }>,
): WizardState {
  const before: Readonly<Record<string, unknown>> = { ...sent };
  const now: Readonly<Record<string, unknown>> = { ...answersOf(state.values) };
  const { elsewhere, rivals } = met;
  let values = state.values;
  for (const [field, given] of Object.entries(elsewhere))
    if (!(field in rivals) && same(now[field], before[field]))
      values = { ...values, ...valuesOfAnswer(field, given) };
  const both = Object.entries(rivals).map(([field, rival]) => [
    field,
    field in elsewhere ? elsewhere[field] : rival,
  ]);
  const merged = { ...state, rivals: askable(Object.fromEntries(both), values) };
  if (same(values, state.values)) return same(merged.rivals, state.rivals) ? state : merged;
  return withAnswers({ ...merged, note: 'merged' }, values);
}

function settle(
  state: WizardState,
  { field, takesOther }: Extract<WizardAction, { type: 'settled' }>,
): WizardState {
  if (!(field in state.rivals)) return state;
  const { [field]: other, ...rivals } = state.rivals;
  const settled = { ...state, rivals, draft: { ...state.draft, changed: true } };
  return takesOther ? withAnswers(settled, { ...state.values, ...valuesOfAnswer(field, other) }) : settled;
}

function fillInFromAccount(state: WizardState, account: FormAccount): WizardState {
  const { values } = state;
  return {
    ...state,
    account,
    values: {
      ...values,
      email: values.email || account.email,
      firstName: values.firstName || (account.firstName ?? ''),
      selectedServicePackage: account.waitingCase?.packageId ?? values.selectedServicePackage,
    },
  };
}

function goOn(state: WizardState, refused: readonly IntakeField[]): WizardState {
  const { step, returning } = state;
  const here = refused.filter((field) => placeOfField(field) === step);
  if (here.length > 0) return refuse(state, here);
  if (step === goals && state.files.some(isRefused)) return askAboutFiles(state);
  const signed =
    step === goals ? { ...state, signedOver: signedContent(state.values), signAgain: false } : state;
  if (!returning) return move(signed, Math.min(step + 1, lastStep));
  // The review, when nothing before it is open: a changed answer asks for the signature again.
  const open = intakeSteps.findIndex(({ fields }) => fields.some((field) => refused.includes(field)));
  const target = open === -1 ? lastStep : Math.min(open, lastStep);
  return move({ ...signed, returning: target !== lastStep }, target);
}

function submit(state: WizardState, refused: readonly IntakeField[]): WizardState {
  if (refused.length > 0) return refuse(state, refused);
  if (state.files.some(isRefused)) return askAboutFiles(state);
  if (Object.keys(state.rivals).length > 0) return { ...state, arrival: { focus: 'rivals', history: null } };
  return { ...state, phase: { at: 'sending' }, refused: [], failure: null, asksAboutFiles: false };
}

function refuse(state: WizardState, refused: readonly IntakeField[]): WizardState {
  const arrival = { focus: 'summary', history: null } as const;
  return { ...state, refused, failure: null, asksAboutFiles: false, arrival };
}

function askAboutFiles(state: WizardState): WizardState {
  return { ...state, refused: [], failure: null, asksAboutFiles: true };
}

function change(state: WizardState, field: IntakeField | 'files'): WizardState {
  const target = field === 'files' ? goals : placeOfField(field);
  const returning = { ...state, returning: target !== lastStep };
  if (target !== state.step) return move(returning, target, { focus: field });
  return { ...returning, arrival: { focus: field, history: null } };
}

/** To another step: what was wrong and what was said stays behind. */
function move(
  state: WizardState,
  step: number,
  { focus = 'heading', history = 'push' }: Partial<Arrival> = {},
): WizardState {
  const behind = { refused: [], failure: null, asksAboutFiles: false, note: null };
  return { ...state, ...behind, step, arrival: { focus, history } };
}

function finish(state: WizardState, phase: Phase): WizardState {
  return { ...state, phase, note: null, failure: null, arrival: { focus: 'heading', history: null } };
}

function saved(state: WizardState, filling: number): WizardState {
  const draft = { ...state.draft, saving: state.draft.saving - 1 };
  if (filling !== state.filling) return { ...state, draft };
  const note = state.note === 'unsaved' ? null : state.note;
  return { ...state, note, draft: { ...draft, kept: true, toldUnsaved: false } };
}

/** Said once; the next save that works makes it worth saying again. */
function notSaved(state: WizardState, filling: number): WizardState {
  const draft = { ...state.draft, saving: state.draft.saving - 1 };
  if (filling !== state.filling) return { ...state, draft };
  const note = state.draft.toldUnsaved || isFinished(state) ? state.note : 'unsaved';
  return { ...state, note, draft: { ...draft, changed: true, kept: false, toldUnsaved: true } };
}

function clear(state: WizardState, by: 'person' | 'idleness'): WizardState {
  const sending = state.phase.at === 'sending';
  return {
    ...startWizard(state.locale),
    isSaleClosed: state.isSaleClosed,
    filling: state.filling + 1,
    account: state.account,
    // A form on its way stays on its way, and so does a save.
    phase: sending ? state.phase : { at: 'form' },
    draft: { ...nothingSaved, saving: state.draft.saving },
    note: by === 'person' ? 'clearedByYou' : 'cleared',
    arrival: { focus: 'heading', history: 'replace' },
  };
}

/** The fields of a list that the form knows, in its order: a server may name others. */
export const knownFields = (names: readonly string[]) =>
  intakeFields.filter((field) => names.includes(field));
