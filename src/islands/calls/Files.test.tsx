import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { command } from '#domain/api-call.ts';
import forms from '#i18n/en/form-kit.ts';
import words from '#i18n/en/file-picker.ts';
import { fieldMessage } from '#i18n/api-errors.ts';
import { fill } from '#i18n/fill.ts';
import { renderInApp } from '#tests/components/in-app.tsx';
import { offline, refuse, serve } from '#tests/components/server.ts';
import { Form } from '#ui/form/Form.tsx';
import { Files } from './Files.tsx';

const send = command('POST /api/letters', {
  who: 'signedIn',
  input: z.object({ idempotencyKey: z.string(), tickets: z.array(z.string()) }),
});

it('a form waits while a file is on its way, keeps what was typed, and goes once the file is taken away', async () => {
  const server = serve({
    'POST /api/uploads': offline,
    'POST /api/letters': () => new Response(null, { status: 204 }),
  });
  const screen = await renderInApp(
    'en',
    <Form call={send} words={{ fields: { tickets: 'Files' }, submit: 'Send' }}>
      <Files name="tickets" />
    </Form>,
  );
  const file = new File(['%PDF-1.7 %%EOF'], 'letter.pdf', { type: 'application/pdf' });
  await screen.getByLabelText(words.add).upload(file);
  await expect.element(screen.getByText(words.later)).toBeVisible();
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByText(words.wait)).toBeVisible();
  expect(server.calls.filter(({ path }) => path === '/api/letters')).toEqual([]);
  await screen.getByRole('button', { name: fill(words.removeNamed, { name: 'letter.pdf' }) }).click();
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByText(forms.saved)).toHaveFocus();
  expect(server.last('/api/letters')).toMatchObject({ tickets: [] });
});

it('what the server has against the files stands at the files, and all of it', async () => {
  const refused = ['lint.findings_written', 'lint.empty_caption'] as const;
  serve({
    'POST /api/letters': () =>
      refuse(400, 'invalid_input', {
        fields: refused.map((code) => ({ field: 'files', code, message: fieldMessage('en', code) })),
      }),
  });
  const screen = await renderInApp(
    'en',
    <Form call={send} words={{ fields: { tickets: 'Files' }, submit: 'Send' }}>
      <Files name="tickets" />
    </Form>,
  );
  await expect.element(screen.getByLabelText(words.add)).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Send' }).click();
  const said = refused.map((code) => fieldMessage('en', code)).join(' ');
  await expect.element(screen.getByRole('group', { name: 'Files' }).getByText(said)).toBeVisible();
});

it('a field for one file takes another one in its place, so that a refused one is not sent again', async () => {
  serve({ 'POST /api/uploads': offline });
  const screen = await renderInApp(
    'en',
    <Form call={send} words={{ fields: { tickets: 'The PDF' }, submit: 'Send' }}>
      <Files name="tickets" isSingle />
    </Form>,
  );
  const field = screen.getByLabelText(words.single.add);
  await expect.element(field).not.toHaveAttribute('multiple');
  for (const name of ['refused.pdf', 'mended.pdf'])
    await field.upload(new File(['%PDF-1.7 %%EOF'], name, { type: 'application/pdf' }));
  await expect.element(screen.getByText('mended.pdf', { exact: true })).toBeVisible();
  expect(screen.getByText('refused.pdf', { exact: true }).elements()).toHaveLength(0);
});
