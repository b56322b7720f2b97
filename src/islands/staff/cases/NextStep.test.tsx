import { expect, it, vi } from 'vitest';
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
import { MatterPanel } from './MatterPanel.tsx';
import { NextStep } from './NextStep.tsx';

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
