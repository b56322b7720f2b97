// The dialog of a move, left by a slip or for another outcome.
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fill } from '#i18n/format.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { inEachLanguage } from '#tests/components/languages.ts';
import { serve } from '#tests/components/server.ts';
import { casePartProps, matter, move } from '#tests/components/staff-case.ts';
import { MoveDialog } from './MoveDialog.tsx';

inEachLanguage('whoever notes a decision', (locale) => {
  const words = staffWords[locale];
  const labels = words.cases.move;
  const { leaving } = labels;

  async function show() {
    serve({});
    const decided = matter({
      status: 'hearing_set',
      moves: [
        move('granted', { needs: ['decided_on', 'outcome_granted'] }),
        move('denied', { needs: ['decided_on', 'outcome_denied'] }),
      ],
    });
    let closed = 0;
    const page = await renderAtWork(
      <MoveDialog
        {...casePartProps([decided])}
        matter={decided}
        moves={decided.moves}
        onClose={() => (closed += 1)}
        onDone={() => undefined}
      />,
      locale,
    );
    const message = page.getByLabelText(fill(labels.message, { language: words.thread.languages.es }));
    await expect.element(message).not.toHaveValue('');
    const question = page.getByRole('dialog', { name: leaving.title });
    const choose = (to: 'granted' | 'denied') =>
      page.getByRole('button', { name: words.cases.states[to], exact: true }).click();
    return { page, message, question, choose, timesClosed: () => closed };
  }

  it('is asked before Escape, a press beside the dialog or “Cancel” drops what they wrote', async () => {
    const { page, message, question, timesClosed } = await show();
    await message.fill('Hola Ana, la jueza decidió.');
    await userEvent.keyboard('{Escape}');
    await expect.element(question).toBeVisible();
    // In a row, Escape closes a dialog of the browser without asking.
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(question).toBeVisible();
    await question.getByRole('button', { name: leaving.no }).click();
    await expect.element(message).toBeVisible();
    page
      .getByRole('dialog')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(question).toBeVisible();
    await question.getByRole('button', { name: leaving.no }).click();
    await page.getByRole('button', { name: words.frame.form.cancel }).click();
    await expect.element(question).toBeVisible();
    expect(timesClosed()).toBe(0);
    await expect.element(message).toHaveValue('Hola Ana, la jueza decidió.');
    await question.getByRole('button', { name: leaving.yes }).click();
    expect(timesClosed()).toBe(1);
  });

  it('leaves at once where they wrote nothing', async () => {
    const { question, timesClosed } = await show();
    await userEvent.keyboard('{Escape}');
    await expect.poll(timesClosed).toBe(1);
    await expect.element(question).not.toBeInTheDocument();
  });

  it('keeps their message when they choose another outcome, and is told to check it', async () => {
    const { page, message, choose } = await show();
    const drafted = (message.element() as HTMLTextAreaElement).value;
    await choose('denied');
    // A draft of ours belongs to its outcome.
    await expect.element(message).not.toHaveValue(drafted);
    await message.fill('Hola Ana, la jueza decidió.');
    await choose('granted');
    await expect.element(message).toHaveValue('Hola Ana, la jueza decidió.');
    const status = words.cases.states.granted;
    await expect.element(page.getByText(fill(labels.messageKept, { status }))).toBeVisible();
    await choose('denied');
    await expect.element(message).toHaveValue('Hola Ana, la jueza decidió.');
  });
});
