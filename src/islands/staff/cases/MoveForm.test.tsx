// The form of a move and the end of a case, as staff use them.
import { describe, expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import { fill } from '#i18n/format.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { staffWords } from '#i18n/staff.ts';
import { answer, refuse, serve } from '#tests/components/server.ts';
import { caseId, casePartProps, matter, move } from '#tests/components/staff-case.ts';
import { EndCase } from './EndCase.tsx';
import { MoveForm } from './MoveForm.tsx';
import type { CasePartProps } from './part-props.ts';

let reloaded = 0;
let done = '';
const asked = {
  to: 'in_review',
  onClose: () => undefined,
  onDone: (text: string) => {
    done = text;
  },
} as const;
function propsIn(...parts: Parameters<typeof casePartProps>): CasePartProps {
  reloaded = 0;
  return {
    ...casePartProps(...parts),
    reload: async () => {
      reloaded += 1;
    },
  };
}

describe('the form of a move', () => {
  const path = '/api/staff/matters/m1/move';

  it.each(locales)(
    'drafts the message in both languages, names what follows, and sends what was seen (%s)',
    async (locale) => {
      const server = serve({
        [`POST ${path}`]: () =>
          answer({ status: 'in_review', caseStatus: 'in_review', caseId, refundOpened: false }),
      });
      const props = propsIn();
      const labels = staffWords[locale].cases.move;
      const page = await renderAtWork(<MoveForm {...props} {...asked} matter={matter()} />, locale);
      const message = page.getByLabelText(
        fill(labels.message, { language: staffWords[locale].thread.languages.es }),
      );
      await expect.element(message).not.toHaveValue('');
      await expect.element(page.getByText(labels.consequences)).toBeVisible();
      await message.fill('Hola Ana, nos falta una carta.');
      await page
        .getByRole('button', {
          name: fill(labels.press, { status: staffWords[locale].cases.states.in_review }),
        })
        .click();
      // What happened is said on the page, with the name: the dialog is gone.
      const status = staffWords[locale].cases.states.in_review;
      await expect.poll(() => done).toBe(fill(labels.done, { name: 'Ana Núñez', status }));
      expect(server.last(path)).toMatchObject({
        version: 4,
        to: 'in_review',
        words: { message: 'Hola Ana, nos falta una carta.' },
      });
      expect(reloaded).toBe(1);
    },
  );

  it('says what is missing before anything is typed, and offers no button for it', async () => {
    const props = propsIn();
    const page = await renderAtWork(<MoveForm {...props} {...asked} to="preparing" matter={matter()} />);
    await expect.element(page.getByText(staffWords.en.cases.move.needWords.record_matched)).toBeVisible();
    expect(page.getByRole('button', { name: /Move to/ }).elements()).toEqual([]);
  });

  it('closes a case whose record can still be seen with a reason alone, and names the day of that look', async () => {
    const server = serve({
      [`POST ${path}`]: () =>
        answer({ status: 'closed', caseStatus: 'closed', caseId, refundOpened: false, undo: null }),
    });
    const props = propsIn();
    const labels = staffWords.en.cases.move;
    const visible = matter({
      status: 'notifying',
      lastCheck: { found: 'still_visible', on: '2026-11-22' },
      moves: [move('closed', { needs: ['reason_while_visible'], lacks: ['reason_while_visible'] })],
    });
    const page = await renderAtWork(<MoveForm {...props} {...asked} to="closed" matter={visible} />);
    await expect
      .element(page.getByText(fill(labels.stillVisible, { date: 'November 22, 2026' })))
      .toBeVisible();
    const message = page.getByLabelText(
      fill(labels.message, { language: staffWords.en.thread.languages.es }),
    );
    await message.fill('Cerramos su caso.');
    const press = page.getByRole('button', {
      name: fill(labels.press, { status: staffWords.en.cases.states.closed }),
    });
    await press.click();
    expect(server.last(path)).toBeUndefined();
    await page.getByLabelText(labels.reason).fill('The client asked to end here.');
    await press.click();
    await page.getByRole('button', { name: labels.confirm.yes }).click();
    await expect
      .poll(() => server.last(path))
      .toMatchObject({ words: { reason: 'The client asked to end here.' } });
  });

  it('refuses a blank that was left open, without asking the server', async () => {
    const server = serve({ [`POST ${path}`]: () => answer({}) });
    const props = propsIn();
    const labels = staffWords.en.cases.move;
    const page = await renderAtWork(<MoveForm {...props} {...asked} matter={matter()} />);
    await page.getByLabelText(fill(labels.message, { language: 'Spanish' })).fill('Hola {{name}}');
    await page.getByRole('button', { name: /Move to/ }).click();
    await expect.element(page.getByText(staffWords.en.replies.blanks.refused)).toBeVisible();
    expect(server.calls.filter(({ path: called }) => called === path)).toEqual([]);
  });

  it('keeps what was typed when somebody was faster, and says who', async () => {
    serve({
      [`POST ${path}`]: () => refuse(409, 'stale', { changedBy: 'Alex', changedAt: '2026-11-22T14:00:00Z' }),
    });
    const props = propsIn();
    const labels = staffWords.en.cases.move;
    const page = await renderAtWork(<MoveForm {...props} {...asked} matter={matter()} />);
    const message = page.getByLabelText(fill(labels.message, { language: 'Spanish' }));
    await message.fill('Hola Ana.');
    await page.getByRole('button', { name: /Move to/ }).click();
    await expect.element(page.getByText(/Alex changed this on/)).toBeVisible();
    await expect.element(message).toHaveValue('Hola Ana.');
  });

  it('keeps in sight who was faster, and what was typed, when it was the same move', async () => {
    serve({
      [`POST ${path}`]: () => refuse(409, 'stale', { changedBy: 'Alex', changedAt: '2026-11-22T14:00:00Z' }),
    });
    const props = propsIn();
    const labels = staffWords.en.cases.move;
    const page = await renderAtWork(<MoveForm {...props} {...asked} matter={matter()} />);
    await page.getByLabelText(fill(labels.message, { language: 'Spanish' })).fill('Hola Ana.');
    await page.getByRole('button', { name: /Move to/ }).click();
    await expect.element(page.getByText(/Alex changed this on/)).toBeVisible();
    const moved = matter({ status: 'in_review', moves: [move('waiting_for_client')] });
    await page.rerender(<MoveForm {...props} {...asked} matter={moved} />);
    await expect.element(page.getByText(/Alex changed this on/)).toBeVisible();
    await expect.element(page.getByText('Hola Ana.')).toBeVisible();
  });
});

describe('court cases of one client that go the same way', () => {
  const path = '/api/staff/matters/m1/move';
  const id = (place: number) => `7c0e8f0a-1111-4222-8333-44445555000${place}`;
  const other = (place: number, more: Parameters<typeof matter>[0] = {}) =>
    matter({ id: id(place), place, version: 7, docketNumber: `24-D-0${place}`, ...more });

  it.each(locales)(
    'are chosen in one press, named in one message, and sent in one call (%s)',
    async (locale) => {
      const server = serve({
        [`POST ${path}`]: () =>
          answer({ status: 'in_review', caseStatus: 'in_review', caseId, refundOpened: false, undo: null }),
      });
      const lacking = other(4, {
        moves: [move('in_review', { needs: ['flags_cleared'], lacks: ['flags_cleared'] })],
      });
      const elsewhere = other(5, { status: 'filed' });
      const props = propsIn([matter(), other(2), other(3), lacking, elsewhere]);
      const { move: labels, states } = staffWords[locale].cases;
      const page = await renderAtWork(<MoveForm {...props} {...asked} matter={matter()} />, locale);
      const group = page.getByRole('group', { name: labels.together.title });
      expect(group.getByRole('checkbox').elements()).toHaveLength(3);
      await expect.element(group.getByText(labels.needWords.flags_cleared)).toBeVisible();
      await group.getByLabelText(labels.together.all).click();
      const message = page.getByLabelText(
        fill(labels.message, { language: staffWords[locale].thread.languages.es }),
      );
      await expect.element(message).toHaveValue(expect.stringMatching(/24-D-01;.*24-D-02;.*24-D-03\./));
      await page.getByRole('button', { name: fill(labels.press, { status: states.in_review }) }).click();
      const status = states.in_review;
      await expect.poll(() => done).toBe(fill(labels.together.done, { name: 'Ana Núñez', count: 3, status }));
      expect(server.last(path)).toMatchObject({
        together: [2, 3].map((place) => ({ matterId: id(place), version: 7 })),
      });
    },
  );

  it('stay where they are when one is refused, which is named with what it lacks', async () => {
    serve({
      [`POST ${path}`]: () => refuse(409, 'move_incomplete', { matter: 2, missing: ['papers'] }),
    });
    const props = propsIn([matter(), other(2)]);
    const { move: labels, states } = staffWords.en.cases;
    const page = await renderAtWork(<MoveForm {...props} {...asked} matter={matter()} />);
    await page.getByRole('group', { name: labels.together.title }).getByRole('checkbox').click();
    await page.getByRole('button', { name: fill(labels.press, { status: states.in_review }) }).click();
    const text = `${fill(labels.lacks, { list: labels.needWords.papers })}.`;
    await expect.element(page.getByText(fill(labels.together.refused, { place: 2, text }))).toBeVisible();
  });
});

describe('the end of a case', () => {
  it.each(locales)('names what it sets off before it is pressed, and asks once more (%s)', async (locale) => {
    const path = `/api/staff/cases/${caseId}/end`;
    const server = serve({ [`POST ${path}`]: () => answer({ status: 'cancelled', refundOpened: true }) });
    const props = propsIn([matter(), matter({ id: 'm2', place: 2, status: 'filed', moves: [] })]);
    const labels = staffWords[locale].cases.end;
    const page = await renderAtWork(<EndCase {...props} />, locale);
    await page.getByText(labels.title).nth(1).click();
    await page.getByLabelText(labels.form.fields.endReason.options.not_found).click();
    // One of its court cases is at the court: what of the fee belongs to the other is for staff to say.
    await expect.element(page.getByText(staffWords[locale].cases.move.does.refund.share)).toBeVisible();
    await expect.element(page.getByText(labels.final)).toBeVisible();
    await page.getByLabelText(labels.form.fields.note.label).fill('No lo encontramos.');
    await page.getByRole('button', { name: labels.form.submit }).click();
    await page.getByRole('button', { name: labels.confirm.yes }).click();
    await expect.element(page.getByText(labels.form.done)).toBeVisible();
    expect(server.last(path)).toMatchObject({ endReason: 'not_found', note: 'No lo encontramos.' });
  });

  it('says so where everything lies at the court, and is nothing for an attorney', async () => {
    const atCourt = matter({ status: 'filed', moves: [move('hearing_set')] });
    const props = propsIn([atCourt]);
    const page = await renderAtWork(<EndCase {...props} />);
    await expect.element(page.getByText(staffWords.en.cases.end.atCourt)).toBeVisible();
    const other = await renderAtWork(<EndCase {...propsIn([matter()], 'attorney')} />);
    expect(other.container.textContent).toBe('');
  });
});
