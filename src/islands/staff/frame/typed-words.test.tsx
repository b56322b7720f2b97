// What is given back to somebody whose session ended while they wrote.
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { sessionLifetimes } from '#domain/access/sessions.ts';
import { hourMs, minuteMs } from '#domain/durations.ts';
import { undoOffered } from '#browser/workplace/undo-offer.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { staffWords } from '#i18n/staff.ts';
import { contactProps } from '#tests/components/contact-props.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { inEachLanguage } from '#tests/components/languages.ts';
import { answer, serve } from '#tests/components/server.ts';
import { casePartProps, matter } from '#tests/components/staff-case.ts';
import { LetterTracks } from '../cases/LetterTracks.tsx';
import { MessageForm } from '../cases/thread/MessageForm.tsx';
import { SignedOut } from './SignedOut.tsx';
import { rememberTyping } from './typed-words.ts';
import { UndoBar } from './UndoBar.tsx';

beforeEach(() => undoOffered.set(null));

const textsOf = (caseId: string) => ({
  [`GET /api/staff/cases/${caseId}/texts`]: () => answer({ consent: null, items: [] }),
});

function remember() {
  const typing = rememberTyping();
  onTestFinished(typing.stop);
  return typing;
}

inEachLanguage('somebody who was logged out', (locale) => {
  const words = staffWords[locale];
  const { form } = words.thread.messages;
  const { fields } = words.courtChecks.letters;
  const wordsOf = (typing: ReturnType<typeof rememberTyping>) => typing.read(locale).map(({ text }) => text);

  it('gets back a message that they began earlier and that stood in the box again', async () => {
    const contact = { ...contactProps(), caseId: `begun-${locale}` };
    serve(textsOf(contact.caseId));
    const earlier = await renderAtWork(<MessageForm {...contact} />, locale);
    await earlier.getByRole('textbox', { name: form.fields.message.label }).fill('Lo revisamos hoy.');
    await earlier.unmount();
    const typing = remember();
    const page = await renderAtWork(<MessageForm {...contact} />, locale);
    await expect
      .element(page.getByRole('textbox', { name: form.fields.message.label }))
      .toHaveValue('Lo revisamos hoy.');
    expect(wordsOf(typing)).toEqual(['Lo revisamos hoy.']);
  });

  it('gets back a message that they had taken back after sending', async () => {
    const contact = { ...contactProps(), caseId: `undone-${locale}` };
    serve({
      ...textsOf(contact.caseId),
      [`POST /api/staff/cases/${contact.caseId}/messages`]: () =>
        answer({ messageId: 'm3', reopened: false, undo: { id: 'a1', seconds: 10 } }),
      'POST /api/staff/acts/a1/undo': () => new Response(null, { status: 204 }),
      'GET /api/staff/waiting': () => answer({}),
    });
    const page = await renderAtWork(
      <>
        <MessageForm {...contact} />
        <UndoBar />
      </>,
      locale,
    );
    const field = page.getByRole('textbox', { name: form.fields.message.label });
    await field.fill('Lo revisamos hoy.');
    await page.getByRole('button', { name: form.submit }).click();
    await expect.element(field).toHaveValue('');
    const typing = remember();
    await page.getByRole('button', { name: words.frame.undo.undo }).click();
    await expect.element(field).toHaveValue('Lo revisamos hoy.');
    expect(wordsOf(typing)).toEqual(['Lo revisamos hoy.']);
  });

  it('gets back the day they typed, and not what the form already held', async () => {
    const letter = {
      id: 'e0000000-0000-4000-8000-000000000001',
      company: 'Oak Screening',
      sentOn: '2026-10-01',
      receivedOn: null,
      addedInformation: false,
      answer: null,
      answeredOn: null,
      version: 1,
    };
    serve({ 'GET /api/staff/matters/m1/letters': () => answer({ items: [letter] }) });
    const typing = remember();
    const page = await renderAtWork(<LetterTracks {...casePartProps()} matter={matter()} />, locale);
    const { change } = words.courtChecks.letters;
    await page.getByRole('button', { name: fill(change, { company: letter.company }) }).click();
    await expect.element(page.getByLabelText(fields.company).first()).toHaveValue(letter.company);
    expect(wordsOf(typing)).toEqual([]);
    await page.getByLabelText(fields.receivedOn).first().fill('2026-10-05');
    expect(wordsOf(typing)).toEqual([formatDate('2026-10-05', locale)]);
  });

  it('gets back addresses and numbers, and never a password or a code', async () => {
    const typing = remember();
    const page = await renderAtWork(
      <>
        <input aria-label="email" type="email" />
        <input aria-label="number" type="number" />
        <input aria-label="password" type="password" />
        <input aria-label="code" autoComplete="one-time-code" />
      </>,
      locale,
    );
    await page.getByLabelText('email').fill('luz@example.com');
    await page.getByLabelText('number').fill('5');
    await page.getByLabelText('password').fill('secret words');
    await page.getByLabelText('code').fill('123456');
    expect(wordsOf(typing)).toEqual(['luz@example.com', '5']);
  });

  it.each(['idle', 'ended'] as const)('reads after how long a session ends (%s)', async (why) => {
    const { idle, absolute } = sessionLifetimes.staff;
    const limits = { minutes: idle / minuteMs, hours: absolute / hourMs };
    const page = await renderAtWork(
      <SignedOut words={words} signInLink="#" why={why} typed={[]} record="" />,
      locale,
    );
    const text = fill(words.frame.signedOut[why], limits);
    await expect.element(page.getByText(text)).toBeVisible();
    expect(text).toContain(String(why === 'idle' ? limits.minutes : limits.hours));
  });
});
