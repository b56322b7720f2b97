import { expect, it, vi } from 'vitest';
import { locales } from '#domain/languages.ts';
import { nothingOpen } from '#domain/cases/sample-needs.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { casePartProps, matter } from '#tests/components/staff-case.ts';
import { useKeyAct } from '../keys/key-acts.ts';
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
        <NextStep part={casePartProps([reading])} nextCase={null} onPlace={() => {}} onTab={() => {}} />
      </>,
      locale,
    );
    await page.getByRole('button', { name: labels.noteToAttorney }).click();
    expect(note).toHaveBeenCalledOnce();
    expect(reply).not.toHaveBeenCalled();
    await expect.element(page.getByRole('button', { name: labels.remind })).not.toBeInTheDocument();
  },
);
