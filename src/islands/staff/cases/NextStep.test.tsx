import { expect, it, vi } from 'vitest';
import type { CaseSheet, PartySheet } from '#domain/cases/case-sheet.ts';
import { locales } from '#domain/languages.ts';
import { nothingOpen } from '#domain/cases/sample-needs.ts';
import { staffWords } from '#i18n/staff.ts';
import { fill } from '#i18n/format.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { inEachLanguage } from '#tests/components/languages.ts';
import { undoDone } from '#browser/workplace/undo-offer.ts';
import { answer, serve } from '#tests/components/server.ts';
import { casePartProps, matter, move } from '#tests/components/staff-case.ts';
import { useKeyAct } from '../keys/key-acts.ts';
import { Holds } from './Holds.tsx';
import { MatterPanel } from './MatterPanel.tsx';
import { nextStep } from './next-step.ts';
import { NextStep } from './NextStep.tsx';
import type { CasePartProps } from './part-props.ts';
import { waitOf } from './step-name.ts';

it.each(locales)(
  'while the attorney reads, a note is offered, and never a message that the client would read (%s)',
  async (locale) => {
    const [reply, note] = [vi.fn<() => void>(), vi.fn<() => void>()];
    function Boxes() {
      useKeyAct('reply', reply);
      useKeyAct('note', note);
      return null;
    }
    const reading = matter({
      status: 'attorney_review',
      needs: { ...nothingOpen, status: 'attorney_review', attorneyNeeded: true, attorneyApproved: false },
    });
    const labels = staffWords[locale].cases.page;
    const page = await renderAtWork(
      <>
        <Boxes />
        <NextStep
          part={casePartProps([reading])}
          nextCase={null}
          onPlace={() => {}}
          onTab={() => {}}
          onNote={() => {}}
        />
      </>,
      locale,
    );
    await page.getByRole('button', { name: labels.noteToAttorney }).click();
    expect(note).toHaveBeenCalledOnce();
    expect(reply).not.toHaveBeenCalled();
    await expect.element(page.getByRole('button', { name: labels.remind })).not.toBeInTheDocument();
  },
);

inEachLanguage('what comes next after an order', (locale) => {
  it('opens the check of the court’s record with the focus in its first field, and no box of another step', async () => {
    const after = matter({
      status: 'notifying',
      needs: { ...nothingOpen, status: 'notifying' },
      recordMatchedAt: '2026-11-20T15:00:00Z',
    });
    serve({
      'GET /api/staff/matters/m1/steps': () => answer({ stage: 'order', steps: [] }),
      'GET /api/staff/matters/m1/letters': () => answer({ items: [] }),
    });
    const part = casePartProps([after]);
    const words = staffWords[locale];
    const labels = words.cases.page;
    const page = await renderAtWork(
      <>
        <NextStep part={part} nextCase={null} onPlace={() => {}} onTab={() => {}} onNote={() => {}} />
        <MatterPanel {...part} matter={after} />
      </>,
      locale,
    );
    await page.getByRole('button', { name: fill(labels.next, { step: labels.acts.after_care }) }).click();
    const { channel, note } = words.courtChecks.fields;
    await expect.element(page.getByLabelText(channel.label)).toHaveFocus();
    await expect.element(page.getByLabelText(note)).toBeVisible();
  });
});

const head = (part: CasePartProps) => (
  <NextStep part={part} nextCase={null} onPlace={() => {}} onTab={() => {}} onNote={() => {}} />
);

inEachLanguage('a case on hold', (locale) => {
  it('says so instead of a next step, and leads to the hold', async () => {
    const held = matter({
      status: 'in_review',
      needs: { ...nothingOpen, status: 'in_review', isHeld: true },
      moves: [move('preparing', { held: true })],
    });
    const props = casePartProps([held]);
    const hold = {
      id: 'h1',
      kind: 'dispute',
      reason: null,
      heldAt: '2026-11-20T15:00:00Z',
      releasedAt: null,
    };
    const part = { ...props, item: { ...props.item, holds: [hold] } as unknown as CaseSheet };
    const { cases } = staffWords[locale];
    const page = await renderAtWork(
      <>
        {head(part)}
        <Holds {...part} />
      </>,
      locale,
    );
    await page
      .getByRole('button', { name: fill(cases.holds.onHold, { kind: cases.holdKinds.dispute }) })
      .click();
    const place = page.getByText(cases.holdKinds.dispute, { exact: true }).element().closest('section');
    await expect.poll(() => document.activeElement).toBe(place);
    await expect
      .element(
        page.getByRole('button', { name: fill(cases.page.next, { step: cases.page.acts.begin_papers }) }),
      )
      .not.toBeInTheDocument();
  });
});

inEachLanguage('a message that was read and not answered', (locale) => {
  it('is answered next', async () => {
    const reply = vi.fn<() => void>();
    function Box() {
      useKeyAct('reply', reply);
      return null;
    }
    const props = casePartProps();
    const item = { ...props.item, tasks: [{ id: 't1', code: 'answer_message' }] } as unknown as CaseSheet;
    const labels = staffWords[locale].cases.page;
    const page = await renderAtWork(
      <>
        <Box />
        {head({ ...props, item })}
      </>,
      locale,
    );
    await page.getByRole('button', { name: fill(labels.next, { step: labels.answerMessage }) }).click();
    expect(reply).toHaveBeenCalledOnce();
  });

  it('hides no letter of the court, which names a day', async () => {
    const filed = matter({
      status: 'filed',
      needs: { ...nothingOpen, status: 'filed' },
      moves: [move('hearing_set'), move('granted')],
    });
    const props = casePartProps([filed]);
    const item = { ...props.item, tasks: [{ id: 't1', code: 'answer_message' }] } as unknown as CaseSheet;
    const labels = staffWords[locale].cases.page;
    const page = await renderAtWork(head({ ...props, item }), locale);
    await expect.element(page.getByRole('button', { name: labels.enterHearing })).toBeVisible();
  });
});

inEachLanguage('an attorney', (locale) => {
  it('reads that staff go on, with no step of theirs', async () => {
    const reviewed = matter({
      status: 'in_review',
      needs: { ...nothingOpen, status: 'in_review' },
      moves: [],
    });
    const part = casePartProps([reviewed], 'attorney');
    const words = staffWords[locale];
    const labels = words.cases.page;
    const page = await renderAtWork(head(part), locale);
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
    expect(waitOf(nextStep(part.item, true), part.item, words)).toBe(
      fill(labels.ofStaff, { step: labels.acts.begin_papers }),
    );
  });

  it('is led to the decision about a person who is feared, in its closed fold', async () => {
    const feared = matter({
      status: 'preparing',
      needs: { ...nothingOpen, status: 'preparing', inDanger: true, isHeld: true },
      recordMatchedAt: '2026-11-20T15:00:00Z',
      parties: [
        {
          id: 'p1',
          version: 1,
          role: 'plaintiff',
          name: 'Oak Homes LLC',
          danger: 'yes',
          dangerClearedAt: null,
        },
      ] as unknown as PartySheet[],
    });
    const part = casePartProps([feared], 'attorney');
    const { cases } = staffWords[locale];
    const page = await renderAtWork(
      <>
        {head(part)}
        <MatterPanel {...part} matter={feared} />
      </>,
      locale,
    );
    const decide = page.getByRole('button', { name: cases.party.clearing.submit });
    await expect.element(decide).not.toBeInTheDocument();
    await page
      .getByRole('button', {
        name: fill(cases.page.next, { step: cases.page.ofAttorney.wait_danger_decision }),
      })
      .click();
    await expect.element(decide).toHaveFocus();
  });
});

it('whoever works by keys stands at what comes next again after a move was left, and after one was taken back', async () => {
  const waiting = matter({
    status: 'submitted',
    needs: { ...nothingOpen, status: 'submitted' },
    moves: [move('in_review')],
  });
  const note = vi.fn<(said: { readonly text: string } | null) => void>();
  const words = staffWords.en;
  const page = await renderAtWork(
    <>
      <NextStep
        part={casePartProps([waiting])}
        nextCase={null}
        onPlace={() => {}}
        onTab={() => {}}
        onNote={note}
      />
      <p tabIndex={-1}>What happened</p>
    </>,
  );
  const next = page.getByRole('button', { name: /^Next: / });
  await next.click();
  await page.getByRole('button', { name: words.frame.form.cancel, exact: true }).click();
  await expect.element(next).toHaveFocus();
  // Where it was said what happened goes away with the undo, and the focus with it.
  (document.activeElement as HTMLElement).blur();
  undoDone.set(undoDone.get() + 1);
  await expect.element(next).toHaveFocus();
  expect(note).toHaveBeenLastCalledWith(null);
});
