import { expect, it } from 'vitest';
import { maria } from '#domain/intake/sample-person.ts';
import { valuesOf } from '#domain/intake/answers-of-values.ts';
import { emptyValues } from '#domain/intake/values.ts';
import { applyWizardAction } from '#domain/intake/wizard.ts';
import type { DraftToSave } from './save-draft-calls.ts';
import { keepDraft } from './keep-draft.ts';
import { openWizard } from './wizard.ts';

const person = { ...emptyValues('en'), ...valuesOf(maria()) };

/** A form with a server that answers when it is told to, and a clock that is turned by hand. */
function open() {
  const wizard = openWizard('en');
  wizard.learn(applyWizardAction);
  const saves: (DraftToSave | 'forgotten')[] = [];
  const answers: ((works: boolean) => void)[] = [];
  let soon: (() => void) | null = null;
  const keeper = keepDraft(wizard, {
    save: (draft) =>
      new Promise<void>((done, fail) => {
        saves.push(draft);
        answers.push((works) => (works ? done() : fail(new Error('down'))));
      }),
    forget: async () => saves.push('forgotten'),
    remember: () => {},
    later: (run) => {
      soon = run;
      return () => (soon = null);
    },
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    wizard,
    keeper,
    kept: saves,
    type: (city: string) => wizard.act({ type: 'answered', name: 'city', values: { ...person, city } }),
    passTime: async () => {
      soon?.();
      await settle();
    },
    answer: async (works = true) => {
      answers.shift()?.(works);
      await settle();
    },
    settle,
    draft: () => wizard.view.get().draft,
  };
}

it('what is typed is on the server a moment after the typing stopped, once', async () => {
  const form = open();
  form.type('Atlan');
  form.type('Atlanta');
  expect(form.kept).toEqual([]);
  await form.passTime();
  expect(form.kept).toMatchObject([{ answers: { city: 'Atlanta' }, step: 0, device: 'public' }]);
  await form.answer();
  expect(form.draft()).toMatchObject({ kept: true, changed: false, saving: 0 });
});

it('each step is saved at once', async () => {
  const form = open();
  form.type('Atlanta');
  form.wizard.act({ type: 'next', from: 0, refused: [] });
  await form.settle();
  expect(form.kept).toMatchObject([{ step: 1 }]);
});

it('an older save never arrives last', async () => {
  const form = open();
  form.type('Atlanta');
  void form.keeper.save();
  await form.settle();
  form.type('Macon');
  void form.keeper.save();
  await form.settle();
  expect(form.kept).toHaveLength(1);
  await form.answer();
  expect(form.kept).toMatchObject([{ answers: { city: 'Atlanta' } }, { answers: { city: 'Macon' } }]);
});

it('clearing takes the draft away after a save that is under way, so that it cannot come back', async () => {
  const form = open();
  form.type('Atlanta');
  await form.passTime();
  form.wizard.act({ type: 'cleared', by: 'person' });
  await form.settle();
  expect(form.kept).toHaveLength(1);
  await form.answer();
  expect(form.kept.at(-1)).toBe('forgotten');
  await form.passTime();
  expect(form.kept).toHaveLength(2);
});

it('a form that is on its way is not saved over', async () => {
  const form = open();
  form.type('Atlanta');
  form.wizard.act({ type: 'submit', from: 0, refused: [] });
  await form.passTime();
  expect(form.kept).toEqual([]);
  expect(await form.keeper.save()).toBe(true);
  form.wizard.act({ type: 'notTaken', refused: [], failure: { message: null, reference: '' } });
  await form.settle();
  expect(form.kept).toMatchObject([{ answers: { city: 'Atlanta' } }]);
});

it('a save that fails says so to who waits for it, and the answers stay unsaved', async () => {
  const form = open();
  form.type('Atlanta');
  const saved = form.keeper.save();
  await form.settle();
  await form.answer(false);
  expect(await saved).toBe(false);
  expect(form.draft()).toMatchObject({ changed: true, toldUnsaved: true });
  expect(form.wizard.view.get().note).toBe('unsaved');
});
