import { describe, expect, it } from 'vitest';
import type { QueuedFile } from '../uploads/queued-file.ts';
import type { IntakeField } from './fields.ts';
import { maria } from './sample-person.ts';
import { lastStep, placeOfStep } from './steps.ts';
import { answersOf, valuesOf } from './answers-of-values.ts';
import { emptyValues, type IntakeValues } from './values.ts';
import { applyWizardAction, isReadyToSend, isWorthSaving } from './wizard.ts';
import { startWizard, type WizardAction, type WizardState } from './wizard-state.ts';

const goals = placeOfStep('goals');
const person: IntakeValues = { ...emptyValues('en'), ...valuesOf(maria()), device: 'own' };
const file = (status: QueuedFile['status'], name = 'photo.jpg'): QueuedFile => ({
  id: name,
  name,
  size: 1,
  type: '',
  percent: 0,
  status,
  ...(status === 'sent' && { ticket: `ticket of ${name}` }),
});

/** A filling in to act on, one thing after another. */
function fill(...actions: WizardAction[]): WizardState {
  return actions.reduce(applyWizardAction, startWizard('en'));
}
const began: WizardAction = { type: 'began', values: person };
const next = (from: number, ...refused: IntakeField[]): WizardAction => ({
  type: 'next',
  from,
  refused,
});
const toReview = [began, next(0), next(1), next(2), next(3)];
const types = (state: WizardState, part: Partial<IntakeValues>): WizardAction => ({
  type: 'answered',
  name: Object.keys(part)[0] as keyof IntakeValues,
  values: { ...state.values, ...part },
});
const act = applyWizardAction;
const result = {
  reference: 'ACDE3467',
  payToken: 'p.m',
  selectedServicePackage: 'standard',
  alreadyPaid: false,
  stored: 'now',
} as const;

describe('somebody who presses Next', () => {
  it('comes to the next step, reads its heading first, and can go back with the browser', () => {
    const state = fill(began, next(0));
    expect(state).toMatchObject({ step: 1, arrival: { focus: 'heading', history: 'push' } });
    expect(act(state, { type: 'wentTo', step: 0 })).toMatchObject({
      step: 0,
      arrival: { history: 'replace' },
    });
  });

  it('stays while an answer of this step is wrong, and is told of this step alone', () => {
    const state = fill(began, next(0, 'city', 'hasEviction'));
    expect(state).toMatchObject({ step: 0, refused: ['city'], arrival: { focus: 'summary' } });
    expect(act(state, next(0))).toMatchObject({ step: 1, refused: [] });
  });

  it('moves one step however often it was pressed', () => {
    expect(fill(began, next(0), next(0), next(0, 'city')).step).toBe(1);
  });

  it('leaves "Welcome back" behind with the step it was said on', () => {
    const state = fill(began, { type: 'noted', note: 'restored' });
    expect(state.note).toBe('restored');
    expect(act(state, next(0)).note).toBeNull();
  });
});

describe('a changed answer', () => {
  it('leads back to the review when nothing is open', () => {
    const state = [{ type: 'change', field: 'city' } as const, next(0)].reduce(act, fill(...toReview));
    expect(state).toMatchObject({ step: lastStep, returning: false });
  });

  it('stops on the way at the first step that is open now', () => {
    const state = [
      { type: 'change', field: 'hasEviction' } as const,
      next(1, 'workingWithAttorney', 'signature'),
    ].reduce(act, fill(...toReview));
    expect(state).toMatchObject({ step: placeOfStep('background'), returning: true });
  });

  it('takes the signature back, once signed', () => {
    const signed = fill(...toReview);
    const changed = act(signed, types(signed, { city: 'Decatur' }));
    expect(changed).toMatchObject({
      signAgain: true,
      values: { city: 'Decatur', signature: '', agreementAccepted: false },
    });
    const unsigned = fill(began);
    expect(act(unsigned, types(unsigned, { city: 'Decatur' })).values.signature).toBe(person.signature);
  });

  it('leaves the signature alone when it is the package, which is chosen after signing', () => {
    const signed = fill(...toReview);
    const changed = act(signed, types(signed, { selectedServicePackage: 'vip' }));
    expect(changed).toMatchObject({ signAgain: false, values: { signature: person.signature } });
  });

  it('of "None of the above" excludes the other benefits, and the other way round', () => {
    const some = fill(began);
    const none = act(some, types(some, { benefits: ['snap', 'none'] }));
    expect(none.values.benefits).toEqual(['none']);
    expect(act(none, types(none, { benefits: ['none', 'wic'] })).values.benefits).toEqual(['wic']);
  });
});

describe('a file we cannot take', () => {
  const atGoals = fill(began, next(0), next(1), next(2));
  const refused = act(atGoals, { type: 'filesChanged', files: [file('refused'), file('sent', 'a.pdf')] });

  it('does not vanish: Next asks what becomes of it', () => {
    const question = act(refused, next(goals));
    expect(question).toMatchObject({ step: goals, asksAboutFiles: true });
    const without = act(question, { type: 'filesChanged', files: [file('sent', 'a.pdf')] });
    expect(without.asksAboutFiles).toBe(false);
    expect(act(without, next(goals)).step).toBe(lastStep);
  });

  it('found out about on the last step keeps the form from being sent without it', () => {
    const state = act(act(atGoals, next(goals)), { type: 'filesChanged', files: [file('refused')] });
    expect(act(state, { type: 'submit', from: lastStep, refused: [] })).toMatchObject({
      phase: { at: 'form' },
      asksAboutFiles: true,
    });
  });

  it('found out about while the form waits for it brings the form back', () => {
    const waiting = [
      next(goals),
      { type: 'filesChanged', files: [file('sending')] } as const,
      { type: 'submit', from: lastStep, refused: [] } as const,
    ].reduce(act, atGoals);
    expect(isReadyToSend(waiting)).toBe(false);
    expect(act(waiting, { type: 'filesChanged', files: [file('refused')] })).toMatchObject({
      phase: { at: 'form' },
      asksAboutFiles: true,
    });
  });
});

describe('sending', () => {
  const submit: WizardAction = { type: 'submit', from: lastStep, refused: [] };
  const sending = fill(...toReview, submit);

  it('waits for files and saves that are on their way, and for nothing else', () => {
    expect(isReadyToSend(sending)).toBe(true);
    expect(isReadyToSend(fill(...toReview, { type: 'saving' }, submit))).toBe(false);
    const later = act(sending, { type: 'filesChanged', files: [file('later'), file('sent', 'a.pdf')] });
    expect(isReadyToSend(later)).toBe(true);
  });

  it('names every wrong answer of the form, wherever it was given', () => {
    const state = fill(...toReview, { ...submit, refused: ['city', 'urgency'] });
    expect(state).toMatchObject({ phase: { at: 'form' }, refused: ['city', 'urgency'] });
  });

  it('takes the answers off the page once they have arrived', () => {
    const done = act(sending, { type: 'sent', result });
    expect(done).toMatchObject({ phase: { at: 'done', result }, values: { firstName: '', city: '' } });
    expect(isWorthSaving(done)).toBe(false);
    expect(act(done, { type: 'wentTo', step: 0 })).toBe(done);
  });

  it('keeps every answer when it did not work, and says why', () => {
    const failure = { message: null, reference: 'ACDE3467' };
    const back = act(sending, { type: 'notTaken', refused: [], failure });
    expect(back).toMatchObject({ phase: { at: 'form' }, failure, arrival: { focus: 'failure' } });
    expect(back.values).toEqual(sending.values);
  });

  it('names the first application to somebody who sends changed answers a second time', () => {
    const state = act(sending, { type: 'alreadyReceived', reference: 'ACDE3467', payToken: 'p.m' });
    expect(state.phase).toEqual({
      at: 'already',
      reference: 'ACDE3467',
      payToken: 'p.m',
      packageId: 'standard',
    });
  });
});

describe('a draft', () => {
  const draft = { answers: maria(), step: 2, device: 'own' } as const;
  const restored = { type: 'restored', draft, fromLink: false, isOpen: false, chosen: null } as const;

  it('brings answers and step back and welcomes the person', () => {
    const state = fill(restored);
    expect(state).toMatchObject({
      step: 2,
      note: 'restored',
      values: { firstName: maria().firstName, birthDay: '17', device: 'own' },
      draft: { changed: false, kept: true },
    });
  });

  it('gives way to what somebody has typed meanwhile, and then the step stays too', () => {
    const typed = { ...emptyValues('en'), firstName: 'Ana' };
    const state = fill({ type: 'began', values: typed }, restored);
    expect(state).toMatchObject({ step: 0, values: { firstName: 'Ana', city: 'Atlanta' } });
  });

  it('gives way to a package that was chosen just now', () => {
    expect(fill({ ...restored, chosen: 'vip' }).values.selectedServicePackage).toBe('vip');
  });

  it('of a mailed link asks anew whose device it is', () => {
    expect(fill({ ...restored, fromLink: true }).values.device).toBe('');
    expect(fill({ ...restored, isOpen: true }).values.device).toBe('');
  });

  it('that was signed is still signed: a change asks for it again', () => {
    const state = fill({ ...restored, draft: { ...draft, step: lastStep } });
    expect(act(state, types(state, { city: 'Decatur' })).signAgain).toBe(true);
  });

  it('that cannot be saved is said once, until a save works again', () => {
    const failed: WizardAction = { type: 'notSaved', filling: 0 };
    const unsaved = fill(began, { type: 'saving' }, failed);
    expect(unsaved).toMatchObject({ note: 'unsaved', draft: { changed: true, saving: 0 } });
    const moved = [next(0), { type: 'saving' } as const, failed].reduce(act, unsaved);
    expect(moved.note).toBeNull();
    const again = [
      { type: 'saving' } as const,
      { type: 'saved', filling: 0 } as const,
      { type: 'saving' } as const,
      failed,
    ].reduce(act, moved);
    expect(again.note).toBe('unsaved');
  });
});

describe('clearing the form', () => {
  it('begins another filling in, which hears nothing of the one before', () => {
    const state = fill(began, next(0), { type: 'saving' }, { type: 'cleared', by: 'person' });
    expect(state).toMatchObject({ filling: 1, step: 0, note: 'clearedByYou', values: { firstName: '' } });
    expect(act(state, { type: 'notSaved', filling: 0 })).toMatchObject({
      note: 'clearedByYou',
      draft: { saving: 0, changed: false },
    });
  });

  it('does not call back a form that is on its way', () => {
    const sending = fill(...toReview, { type: 'submit', from: lastStep, refused: [] });
    const state = act(sending, { type: 'cleared', by: 'idleness' });
    expect(state).toMatchObject({ phase: { at: 'sending' }, note: 'cleared' });
    expect(act(state, { type: 'sent', result }).phase.at).toBe('done');
  });
});

describe('the page in the other language', () => {
  it('asks to accept the text that is shown there, and keeps the typed name', () => {
    const state = act(fill(...toReview), { type: 'languageLeft' });
    expect(state.values).toMatchObject({ agreementAccepted: false, signature: person.signature });
    const unsigned = fill(began);
    expect(act(unsigned, { type: 'languageLeft' })).toBe(unsigned);
  });
});

describe('a signed-in client', () => {
  it('finds name and address filled in, but never over what was typed', () => {
    const account = { email: 'ana@example.com', firstName: 'Ana', waitingCase: null };
    expect(fill({ type: 'accountKnown', account }).values).toMatchObject({
      firstName: 'Ana',
      email: 'ana@example.com',
    });
    expect(fill(began, { type: 'accountKnown', account }).values.email).toBe(person.email);
  });

  it('whose paid case waits applies for the package that was paid', () => {
    const account = { email: 'a@b.co', firstName: null, waitingCase: { packageId: 'premium' } } as const;
    expect(fill({ type: 'accountKnown', account }).values.selectedServicePackage).toBe('premium');
  });
});

describe('answers of another tab', () => {
  const sent = answersOf(person);
  const meets = (
    elsewhere: Readonly<Record<string, unknown>>,
    rivals: Readonly<Record<string, unknown>> = {},
  ): WizardAction => ({ type: 'merged', sent, saved: { elsewhere, rivals } });

  it('are shown here, also where one was taken back, and nothing typed since is lost', () => {
    const typing = act(fill(began), types(fill(began), { lastName: 'Peña de Luna' }));
    const merged = act(
      typing,
      meets({ city: 'Macon', lastName: 'Other', streetAddress2: null, dateOfBirth: '1988-02-03' }),
    );
    expect(merged).toMatchObject({
      note: 'merged',
      rivals: {},
      values: {
        city: 'Macon',
        lastName: 'Peña de Luna',
        streetAddress2: '',
        birthYear: '1988',
        birthDay: '03',
      },
    });
    expect(act(typing, meets({}))).toBe(typing);
  });

  it('take a signature back that was given for others', () => {
    const signed = fill(...toReview);
    expect(act(signed, meets({ city: 'Macon' }))).toMatchObject({
      signAgain: true,
      values: { signature: '' },
    });
  });

  it('are asked about where both tabs answered, and nothing is sent before the person has chosen', () => {
    const state = act(
      fill(...toReview),
      meets({ city: 'Macon' }, { city: person.city, caseNumbers: 'off the route' }),
    );
    expect(state).toMatchObject({ rivals: { city: 'Macon' }, values: { city: person.city } });
    const refused = act(state, { type: 'submit', from: lastStep, refused: [] });
    expect(refused).toMatchObject({ phase: { at: 'form' }, arrival: { focus: 'rivals' } });
    const kept = act(refused, { type: 'settled', field: 'city', takesOther: false });
    expect(kept).toMatchObject({ rivals: {}, draft: { changed: true }, values: { city: person.city } });
    expect(act(kept, { type: 'submit', from: lastStep, refused: [] }).phase.at).toBe('sending');
    const taken = act(refused, { type: 'settled', field: 'city', takesOther: true });
    expect(taken).toMatchObject({ rivals: {}, signAgain: true, values: { city: 'Macon' } });
  });

  it('are asked about again after a reload', () => {
    const draft = { step: 1, device: 'own', answers: sent, rivals: { city: 'Macon' } } as const;
    const restored = act(startWizard('en'), {
      type: 'restored',
      draft,
      fromLink: false,
      isOpen: false,
      chosen: null,
    });
    expect(restored.rivals).toEqual({ city: 'Macon' });
  });
});
