import { describe, expect, it } from 'vitest';
import { packageIds } from '../packages/catalogue.ts';
import { mayTick, stepsOf, type StepFacts } from './matter-steps.ts';
import { stageOfSteps } from './stage-of-steps.ts';
import { caseStatuses } from './status.ts';

const facts = (overrides: Partial<StepFacts> = {}): StepFacts => ({
  status: 'ready_to_file',
  packageId: 'standard',
  staffDeliver: false,
  leftOut: false,
  court: 'magistrate',
  needsInterpreter: false,
  papers: ['motion', 'proposed_order'],
  isApproved: false,
  signedAt: null,
  feeAt: null,
  filedOn: null,
  filedBy: null,
  hiddenOn: null,
  isVisible: false,
  addressOn: null,
  lettersFrom: null,
  askedAt: null,
  confirmedAt: null,
  ticks: [],
  county: [],
  ...overrides,
});
const namesOf = (overrides: Partial<StepFacts>) => stepsOf(facts(overrides)).steps.map(({ step }) => step);
const doerOf = (overrides: Partial<StepFacts>, step: string) =>
  stepsOf(facts(overrides)).steps.find((one) => one.step === step)?.by;

describe('the steps by hand of a matter', () => {
  it('lead to a notary only when something is sworn, and there the translator goes too', () => {
    expect(namesOf({})).not.toContain('sign_at_notary');
    expect(namesOf({ papers: ['motion', 'affidavit'] })).toContain('sign_at_notary');
    const sworn = namesOf({ papers: ['motion', 'affidavit', 'translator_affidavit'] });
    expect(sworn.indexOf('translator_at_notary')).toBe(sworn.indexOf('sign_at_notary') + 1);
    expect(doerOf({ papers: ['translator_affidavit'] }, 'translator_at_notary')).toBe('translator');
  });

  it('are the client’s at the court, unless the package files and our staff may deliver', () => {
    for (const packageId of packageIds)
      for (const staffDeliver of [true, false]) {
        const ours = packageId !== 'basic' && staffDeliver;
        for (const step of ['ask_clerk', 'file_papers', 'serve_copies', 'sign_certificate'])
          expect(doerOf({ packageId, staffDeliver }, step), `${packageId} ${step}`).toBe(
            ours ? 'us' : 'client',
          );
        expect(doerOf({ packageId, staffDeliver, papers: ['affidavit'] }, 'sign_at_notary')).toBe('client');
      }
    expect(doerOf({ packageId: 'basic', status: 'granted' }, 'certified_copies')).toBe('client');
    expect(doerOf({ status: 'granted' }, 'certified_copies')).toBe('us');
  });

  it('offer files for a screen once the papers are approved, where the court has a filing system', () => {
    const offered = (value: string | null, isApproved = true) =>
      stepsOf(
        facts({
          isApproved,
          county:
            value === null
              ? []
              : [{ field: 'efiling', value, spanish: null, checked: '2026-11-22', stale: false }],
        }),
      )
        .steps.filter(({ isForScreen }) => isForScreen)
        .map(({ step }) => step);
    expect(offered('eFileGA')).toEqual(['file_papers']);
    expect(offered('eFileGA', false)).toEqual([]);
    expect(offered('None: online filing is not available.')).toEqual([]);
    expect(offered(null)).toEqual([]);
  });

  it('send copies before anybody certifies that they were sent', () => {
    const names = namesOf({});
    expect(names.indexOf('serve_copies')).toBeLessThan(names.indexOf('sign_certificate'));
    expect(names.indexOf('file_papers')).toBeLessThan(names.indexOf('serve_copies'));
  });

  it('ask for an interpreter at the clerk and at the court, for who needs one alone', () => {
    expect(namesOf({ needsInterpreter: true })).toContain('ask_interpreter');
    expect(namesOf({ needsInterpreter: true, status: 'hearing_set' }).slice(0, 2)).toEqual([
      'court_interpreter',
      'interpreter_confirmed',
    ]);
    expect(namesOf({ status: 'hearing_set' })).toEqual(['serve_notice', 'print_proof']);
  });

  it('are done by the facts where there are facts, and cannot be ticked there', () => {
    const list = stepsOf(facts({ signedAt: '2026-11-20T10:00:00Z', ticks: [] }));
    expect(list.steps.find(({ step }) => step === 'send_signed')).toMatchObject({
      isByFact: true,
      doneAt: '2026-11-20T10:00:00Z',
    });
    expect(mayTick(list, 'send_signed', 'us')).toBe(false);
    expect(mayTick(list, 'check_papers', 'client')).toBe(true);
    expect(mayTick(list, 'keep_order', 'client')).toBe(false);
    const ours = stepsOf(facts({ staffDeliver: true }));
    expect(mayTick(ours, 'serve_copies', 'client')).toBe(false);
    expect(mayTick(ours, 'serve_copies', 'us')).toBe(true);
  });

  it('show what was checked about this court, and name what nobody checked', () => {
    const phone = {
      field: 'phone',
      value: '404 555 0100',
      spanish: null,
      checked: '2026-11-22',
      stale: false,
    } as const;
    const ask = stepsOf(facts({ county: [phone] })).steps.find(({ step }) => step === 'ask_clerk');
    expect(ask?.court).toEqual([phone]);
    expect(ask?.unknown).toEqual(['filing', 'form']);
  });

  it('say of a court whose search needs an account that nothing is found without one', () => {
    const looked = (value: string) => {
      const docket = { field: 'docket', value, spanish: null, checked: '2026-11-28', stale: false } as const;
      const { steps } = stepsOf(facts({ status: 'granted', county: [docket] }));
      return steps.find(({ step }) => step === 'check_record')?.needsAccount;
    };
    expect(looked('re:SearchGA since July 1, 2022; needs an account')).toBe(true);
    expect(looked('Docket search, linked on the court’s page')).toBe(false);
    const { steps } = stepsOf(facts({ status: 'granted', county: [] }));
    expect(steps.map(({ needsAccount }) => needsAccount)).not.toContain(true);
  });

  it('begin with the new address of a client who moved after filing', () => {
    const moved = { status: 'filed', filedOn: '2026-11-10', addressOn: '2026-11-20' } as const;
    expect(namesOf(moved)[0]).toBe('tell_new_address');
    expect(namesOf({ ...moved, status: 'hearing_set' })[0]).toBe('tell_new_address');
    expect(namesOf({ ...moved, addressOn: '2026-11-01' })).not.toContain('tell_new_address');
    expect(namesOf({ ...moved, filedOn: null, status: 'ready_to_file' })).not.toContain('tell_new_address');
  });

  it('that filing has overtaken are asked of nobody; what was ticked stays, and copies are still to be sent', () => {
    const filed = { status: 'filed', filedOn: '2026-11-10', filedBy: 'client' } as const;
    expect(namesOf({ ...filed, needsInterpreter: true, papers: ['motion', 'affidavit'] })).toEqual([
      'ask_interpreter',
      'file_papers',
      'serve_copies',
      'sign_certificate',
    ]);
    const tick = { step: 'check_papers', at: '2026-11-09T10:00:00Z', as: 'client' } as const;
    expect(namesOf({ ...filed, ticks: [tick], signedAt: '2026-11-09T12:00:00Z' })).toEqual([
      'check_papers',
      'send_signed',
      'file_papers',
      'serve_copies',
      'sign_certificate',
    ]);
  });

  it('are none for papers that stay unused, except to say that the client moved', () => {
    const outside = { status: 'filed', filedOn: '2026-11-10', filedBy: 'other' } as const;
    expect(namesOf(outside)).toEqual([]);
    expect(namesOf({ ...outside, addressOn: '2026-11-20' })).toEqual(['tell_new_address']);
  });

  it('are none in every other state, and in a matter that is left out', () => {
    for (const status of caseStatuses)
      expect(namesOf({ status }).length > 0, status).toBe(stageOfSteps(status) !== null);
    expect(namesOf({ leftOut: true })).toEqual([]);
  });
});
