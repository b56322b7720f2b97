import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { command } from '#domain/api-call.ts';
import { text } from '#domain/text.ts';
import forms from '#i18n/en/form-kit.ts';
import { renderInApp } from '#tests/components/in-app.tsx';
import { offline, refuse, serve } from '#tests/components/server.ts';
import { Choice, Draft, TextArea, TextField, When } from './fields.tsx';
import { Form } from './Form.tsx';
import { WhyNotContext } from './why-not.ts';

const decide = command('POST /api/wishes/:id', {
  who: 'signedIn',
  input: z.discriminatedUnion('answer', [
    z.object({
      answer: z.literal('yes'),
      idempotencyKey: z.string(),
      place: z.object({ town: text({ max: 20, required: 'field.required' }), zip: text({ max: 5 }) }),
      letter: text({ max: 200, multiline: true, required: 'field.required' }),
    }),
    z.object({
      answer: z.literal('no'),
      idempotencyKey: z.string(),
      letter: text({ max: 200, multiline: true, required: 'note.required' }),
    }),
  ]),
});
const decideWords = {
  fields: {
    answer: { label: 'Your answer', options: { yes: 'Grant it', no: 'Refuse it' } },
    town: 'Town',
    zip: 'Zip code',
    letter: 'Letter',
  },
  submit: 'Decide',
};
const question = { title: 'Refuse the wish of Ana?', text: 'It cannot be undone.', yes: 'Refuse' };

async function showDecision(more: Partial<Parameters<typeof Form<typeof decide>>[0]> = {}, whyNot = '') {
  const server = serve({ 'POST /api/wishes/w1': () => new Response(null, { status: 204 }) });
  const screen = await renderInApp(
    'en',
    <WhyNotContext value={whyNot}>
      <Form call={decide} words={decideWords} fixed={{ id: 'w1' }} {...more}>
        <Choice name="answer" />
        <When field="answer" is="yes">
          <TextField name="place.town" />
          <TextField name="place.zip" />
        </When>
        <Draft of="answer" into="letter" drafts={{ yes: 'You get it.' }} />
        <TextArea name="letter" />
      </Form>
    </WhyNotContext>,
  );
  const press = () => screen.getByRole('button', { name: decideWords.submit }).click();
  const sent = () => server.calls.map(({ body }) => body as Record<string, unknown>);
  return { server, screen, press, sent };
}

it('a choice brings its own fields, which are refused and sent by their names', async () => {
  const { screen, press, sent } = await showDecision();
  await expect.element(screen.getByLabelText('Town')).not.toBeInTheDocument();
  await screen.getByLabelText('Grant it').click();
  await press();
  await expect.element(screen.getByLabelText('Town')).toHaveFocus();
  await expect.element(screen.getByLabelText('Town')).toHaveAccessibleDescription(/Please fill this in/);
  await screen.getByLabelText('Town').fill('Macon');
  await press();
  await expect.element(screen.getByText(forms.saved)).toHaveFocus();
  const [{ idempotencyKey: _, ...body } = {}] = sent();
  expect(body).toEqual({ answer: 'yes', place: { town: 'Macon', zip: '' }, letter: 'You get it.' });
});

it('what was typed for another choice is not sent', async () => {
  const { screen, press, sent } = await showDecision();
  await screen.getByLabelText('Grant it').click();
  await screen.getByLabelText('Town').fill('Macon');
  await screen.getByLabelText('Refuse it').click();
  await screen.getByLabelText('Letter').fill('No.');
  await press();
  await expect.poll(() => sent().length).toBe(1);
  expect(sent()[0]).toEqual({ answer: 'no', letter: 'No.', idempotencyKey: expect.any(String) });
});

it('a draft begins the text of a choice, and never writes over what somebody typed', async () => {
  const { screen } = await showDecision();
  const letter = screen.getByLabelText('Letter');
  await screen.getByLabelText('Grant it').click();
  await expect.element(letter).toHaveValue('You get it.');
  await screen.getByLabelText('Refuse it').click();
  await expect.element(letter).toHaveValue('');
  await letter.fill('The rules do not allow it.');
  await screen.getByLabelText('Grant it').click();
  await expect.element(letter).toHaveValue('The rules do not allow it.');
});

it('what cannot be undone is asked about once more, and left undone by Cancel', async () => {
  const { screen, press, sent } = await showDecision({
    confirm: (input) => (input.answer === 'no' ? { ...question, message: input.letter } : null),
  });
  await screen.getByLabelText('Refuse it').click();
  await screen.getByLabelText('Letter').fill('No money is left.');
  await press();
  const dialog = screen.getByRole('dialog', { name: question.title });
  await expect.element(dialog).toMatchTextContent(question.text);
  await expect.element(dialog).toMatchTextContent('No money is left.');
  await dialog.getByRole('button', { name: forms.cancel }).click();
  expect(sent()).toEqual([]);
  await press();
  await screen.getByRole('dialog').getByRole('button', { name: question.yes }).click();
  await expect.element(screen.getByText(forms.saved)).toHaveFocus();
  expect(sent()).toHaveLength(1);
});

it.each(['stale', 'key_used', 'move_incomplete', 'case_held'])(
  'what is shown is read again when it was old (%s), and what was typed stays',
  async (code) => {
    const reload = vi.fn<() => void>();
    const { server, screen, press } = await showDecision({ reload });
    server.change({ 'POST /api/wishes/w1': () => refuse(409, code, { message: 'Somebody was faster.' }) });
    await screen.getByLabelText('Refuse it').click();
    await screen.getByLabelText('Letter').fill('No.');
    await press();
    await expect.element(screen.getByRole('alert')).toHaveFocus();
    expect(reload).toHaveBeenCalledOnce();
    await expect.element(screen.getByLabelText('Letter')).toHaveValue('No.');
  },
);

it.each([true, false])('without an answer, a record of money is read again (%s)', async (movesMoney) => {
  const reload = vi.fn<() => void>();
  const { server, screen, press } = await showDecision({ reload, movesMoney });
  server.change({ 'POST /api/wishes/w1': offline });
  await screen.getByLabelText('Refuse it').click();
  await screen.getByLabelText('Letter').fill('No.');
  await press();
  await expect.element(screen.getByText(forms.offline)).toBeVisible();
  expect(reload).toHaveBeenCalledTimes(movesMoney ? 1 : 0);
});

it('a button that does nothing says why', async () => {
  const { screen } = await showDecision({}, 'This is your own account.');
  await expect
    .element(screen.getByRole('button', { name: decideWords.submit }))
    .toHaveAccessibleDescription('This is your own account.');
});
