import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { checkedBy, command } from '#domain/api-call.ts';
import { email } from '#domain/email.ts';
import { text } from '#domain/text.ts';
import messages from '#i18n/en/field-messages.ts';
import forms from '#i18n/en/form-kit.ts';
import { renderInApp } from '#tests/components/in-app.tsx';
import { answer, later, offline, refuse, serve } from '#tests/components/server.ts';
import { Check, Choice, Day, Select, TextArea, TextField } from './fields.tsx';
import { DoneHere } from './DoneHere.tsx';
import { Form } from './Form.tsx';

const save = command('POST /api/people/:id', {
  who: 'signedIn',
  input: z.object({
    idempotencyKey: z.string(),
    version: z.int32(),
    name: text({ max: 20, required: 'field.required' }),
    address: z.optional(email()),
    about: text({ max: 200, multiline: true }),
    born: z.optional(z.iso.date('date.invalid')),
    language: z.enum(['en', 'es'], 'choice.required'),
    days: z.array(z.enum(['monday', 'friday'])).check(z.minLength(1, 'choice.required')),
    agrees: z.literal(true, 'card.agree'),
  }),
});
const words = {
  fields: {
    name: { label: 'Name', hint: 'As on your papers' },
    address: 'Email',
    about: 'About you',
    born: 'Born on',
    language: { label: 'Language', options: { en: 'English', es: 'Spanish' } },
    days: { label: 'Days', options: { monday: 'Monday', friday: 'Friday' } },
    agrees: 'I agree',
  },
  submit: 'Save',
};

async function show(more: Partial<Parameters<typeof Form<typeof save>>[0]> = {}) {
  const server = serve({ 'POST /api/people/p1': () => new Response(null, { status: 204 }) });
  const screen = await renderInApp(
    'en',
    <Form call={save} words={words} fixed={{ id: 'p1', version: 3 }} {...more}>
      <TextField name="name" />
      <TextField name="address" />
      <TextArea name="about" />
      <Day name="born" />
      <Select name="language" />
      <Choice name="days" />
      <Check name="agrees" />
    </Form>,
  );
  const press = () => screen.getByRole('button', { name: words.submit }).click();
  const fillIn = async () => {
    await screen.getByLabelText('Name').fill('Ana');
    await screen.getByLabelText('Language').selectOptions('es');
    await screen.getByLabelText('Friday').click();
    await screen.getByLabelText('I agree').click();
  };
  const sent = () => server.calls.map(({ body }) => body as Record<string, unknown>);
  return { server, screen, press, fillIn, sent };
}

it('a field takes its label and hint from the words, its limit and whether it may be empty from the schema', async () => {
  const { screen } = await show();
  const name = screen.getByLabelText('Name');
  await expect.element(name).toHaveAttribute('maxlength', '20');
  await expect.element(name).toHaveAccessibleDescription('As on your papers');
  await expect
    .element(screen.getByLabelText(`Email ${forms.optional}`))
    .toHaveAttribute('inputmode', 'email');
  await expect.element(screen.getByLabelText(`Born on ${forms.optional}`)).toHaveAttribute('type', 'date');
});

it('somebody who forgot several answers gets a list with the focus, each leading to its field', async () => {
  const { server, screen, press } = await show();
  await press();
  await expect.element(screen.getByRole('alert')).toHaveFocus();
  await expect.element(screen.getByText(forms.summaryTitle)).toBeVisible();
  expect(server.calls).toEqual([]);
  await screen.getByRole('link', { name: messages['field.required'] }).click();
  await expect.element(screen.getByLabelText('Name')).toHaveFocus();
  await expect.element(screen.getByLabelText('Name')).toHaveAccessibleDescription(/Please fill this in/);
});

it('somebody with one wrong answer is at that field', async () => {
  const { screen, press, fillIn } = await show();
  await fillIn();
  await screen.getByLabelText('Email').fill('abc');
  await press();
  await expect.element(screen.getByLabelText('Email')).toHaveFocus();
  await expect.element(screen.getByLabelText('Email')).toHaveAccessibleDescription(/valid email/);
});

it('somebody who pressed Enter in the one wrong field hears what is wrong, and is still there', async () => {
  const { screen, fillIn } = await show();
  await fillIn();
  await screen.getByLabelText('Email').fill('abc');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^Error: .*valid email/);
  await expect.element(screen.getByLabelText('Email')).toHaveFocus();
});

it('what is left empty is not sent, and codes are sent instead of words', async () => {
  const { screen, press, fillIn, sent } = await show();
  await fillIn();
  await press();
  await expect.element(screen.getByText(forms.saved)).toHaveFocus();
  const [{ idempotencyKey, ...body } = {}] = sent();
  expect(idempotencyKey).toEqual(expect.any(String));
  expect(body).toEqual({
    version: 3,
    name: 'Ana',
    about: '',
    language: 'es',
    days: ['friday'],
    agrees: true,
  });
  await expect.element(screen.getByLabelText('Name')).toHaveValue('');
});

it('settings keep what was saved', async () => {
  const { screen, press, fillIn } = await show({ after: 'keep' });
  await fillIn();
  await press();
  await expect.element(screen.getByText(forms.saved)).toHaveFocus();
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Ana');
});

it('pressing twice sends once; after a lost answer the same key is sent again', async () => {
  const { server, screen, press, fillIn, sent } = await show();
  await fillIn();
  const first = later();
  server.change({ 'POST /api/people/p1': first.answer });
  await press();
  await expect.element(screen.getByRole('button', { name: forms.sending })).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  await first.come(await offline().catch(() => new Response('broken', { status: 502 })));
  await expect.element(screen.getByText(forms.unreadable)).toBeVisible();
  await press();
  await expect.poll(() => sent().length).toBe(2);
  expect(sent()[1]?.['idempotencyKey']).toBe(sent()[0]?.['idempotencyKey']);
});

it('who was slower reads whose change it was, and keeps what was typed', async () => {
  const { server, screen, press, fillIn } = await show();
  server.change({
    'POST /api/people/p1': () =>
      refuse(409, 'stale', { message: 'general', changedBy: 'Rosa', changedAt: '2026-11-28T15:00:00Z' }),
  });
  await fillIn();
  await press();
  await expect.element(screen.getByText(/^Rosa changed this on November 28, 2026/)).toBeVisible();
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Ana');
});

it('a refused field that is not on the screen is said above the button', async () => {
  const { server, screen, press, fillIn } = await show();
  server.change({
    'POST /api/people/p1': () =>
      refuse(400, 'invalid_input', {
        message: 'Please check the fields.',
        fields: [{ field: 'version', code: 'field.wrongType', message: 'No such version' }],
      }),
  });
  await fillIn();
  await press();
  await expect.element(screen.getByText('Please check the fields. No such version')).toBeVisible();
});

it('what is done once goes, and its confirmation stays', async () => {
  const { screen, press, fillIn } = await show({ after: 'gone' });
  await fillIn();
  await press();
  await expect.element(screen.getByText(forms.saved)).toHaveFocus();
  expect(screen.getByLabelText('Name').query()).toBeNull();
});

it('reads the answer of the server before it confirms', async () => {
  const done = command('POST /api/people/:id', {
    who: 'signedIn',
    answer: {} as { type?: { number: string } },
  });
  const server = serve({ 'POST /api/people/p1': () => answer({ number: '7' }) });
  const screen = await renderInApp(
    'en',
    <Form
      call={{ ...done, answer: undefined }}
      words={{ fields: {}, submit: 'Go' }}
      fixed={{ id: 'p1' }}
      done={(answered) => `Number ${(answered as { number: string }).number}`}
    />,
  );
  await screen.getByRole('button', { name: 'Go' }).click();
  await expect.element(screen.getByText('Number 7')).toHaveFocus();
  expect(server.calls).toHaveLength(1);
});

const note = z.object({
  notes: z.array(z.object({ of: z.string(), words: text({ max: 20, required: 'field.required' }) })),
  day: z.optional(z.iso.date('date.invalid')),
});
const keepNote = command('POST /api/notes', { who: 'signedIn', input: checkedBy<typeof note>() });
const noteWords = { fields: { words: 'Note', day: 'Day' }, submit: 'Keep', done: 'Kept.' };

/** A form of a call whose contract holds no schema, which goes with what it did. */
function OneNote() {
  const [isHere, setHere] = useState(true);
  return (
    <DoneHere>
      <button type="button" onClick={() => setHere(false)}>
        Move on
      </button>
      {isHere && (
        <Form call={keepNote} schema={note} words={noteWords} initial={{ notes: [{ of: 'p1', words: '' }] }}>
          <TextField name="notes.0.words" />
          <Day name="day" min="2027-03-01" max="2027-03-14" wrong="In the first half of March." />
        </Form>
      )}
    </DoneHere>
  );
}

it('the first of a list is filled in like any field, with a schema that comes with the form', async () => {
  const server = serve({ 'POST /api/notes': () => new Response(null, { status: 204 }) });
  const screen = await renderInApp('en', <OneNote />);
  await screen.getByRole('button', { name: 'Keep' }).click();
  await expect.element(screen.getByLabelText('Note')).toHaveFocus();
  await expect.element(screen.getByText(messages['field.required'])).toBeVisible();
  await screen.getByLabelText('Note').fill('Call them');
  await screen.getByLabelText('Day').fill('2027-03-15');
  await screen.getByRole('button', { name: 'Keep' }).click();
  await expect.element(screen.getByText('In the first half of March.')).toBeVisible();
  expect(server.calls).toEqual([]);
  await screen.getByLabelText('Day').fill('2027-03-14');
  await screen.getByRole('button', { name: 'Keep' }).click();
  await expect.element(screen.getByText('Kept.')).toHaveFocus();
  expect(server.last('/api/notes')).toEqual({
    notes: [{ of: 'p1', words: 'Call them' }],
    day: '2027-03-14',
  });
});

it('what confirms a form that goes with what it did stays where it was', async () => {
  const first = later();
  serve({ 'POST /api/notes': first.answer });
  const screen = await renderInApp('en', <OneNote />);
  await screen.getByLabelText('Note').fill('Call them');
  await screen.getByRole('button', { name: 'Keep' }).click();
  await screen.getByRole('button', { name: 'Move on' }).click();
  await first.come(new Response(null, { status: 204 }));
  await expect.element(screen.getByText('Kept.')).toHaveFocus();
});
