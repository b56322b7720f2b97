import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ApiError } from '#browser/api.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { staffWords } from '#i18n/staff.ts';
import { expectKeyOfEach } from '#tests/components/server.ts';
import { ActionForm, type ActionValues, type WithKey } from './ActionForm.tsx';

const question = {
  title: 'Decline the application of Ana Sample?',
  text: 'It cannot be undone.',
  yes: 'Decline',
  message: 'We cannot help with this case.',
};

async function form(
  locale: Locale = 'en',
  options: {
    send?: (values: ActionValues, keyed: WithKey) => Promise<unknown>;
    confirms?: boolean;
    initial?: string;
    accepted?: string;
  } = {},
) {
  const send = vi.fn<(values: ActionValues, keyed: WithKey) => Promise<unknown>>(
    options.send ?? (() => Promise.resolve()),
  );
  const onDone = vi.fn<() => void>();
  const screen = await render(
    <ActionForm
      words={staffWords[locale]}
      question="What becomes of it?"
      choices={[
        { value: 'accept', text: 'Accept it' },
        { value: 'decline', text: 'Decline it' },
      ]}
      besides={{ decline: <p>A mail goes out.</p> }}
      reason={{
        label: 'Why',
        required: true,
        maxLength: 500,
        ...(options.initial !== undefined && { initial: options.initial }),
        ...(options.accepted && { drafts: { accept: options.accepted } }),
      }}
      submit="Decide"
      confirm={({ choice }) => (options.confirms && choice === 'decline' ? question : null)}
      send={send}
      onDone={onDone}
      done="Decided."
    />,
  );
  const decide = screen.getByRole('button', { name: 'Decide' });
  return { screen, send, onDone, decide };
}
type Opened = Awaited<ReturnType<typeof form>>;

async function fillIn({ screen, decide }: Opened, choice: string): Promise<void> {
  await screen.getByLabelText(choice).click();
  await screen.getByLabelText('Why').fill('  Because.  ');
  await decide.click();
}

describe('a decision of staff', () => {
  it.each(locales)('needs a choice and a reason, and says which is missing (%s)', async (locale) => {
    const labels = staffWords[locale].frame.form;
    const { screen, send, decide } = await form(locale);
    await decide.click();
    await expect.element(screen.getByText(labels.choose)).toBeVisible();
    await expect.element(screen.getByText(labels.required)).toBeVisible();
    expect(send).not.toHaveBeenCalled();
  });

  it('is sent once with what was chosen, says that it is done, and is empty again', async () => {
    const opened = await form();
    await fillIn(opened, 'Accept it');
    await expect.element(opened.screen.getByRole('status')).toHaveTextContent('Decided.');
    expect(opened.send).toHaveBeenCalledExactlyOnceWith(
      { choice: 'accept', reason: 'Because.' },
      expect.any(Function),
    );
    expect(opened.onDone).toHaveBeenCalledOnce();
    await expect.element(opened.screen.getByLabelText('Why')).toHaveValue('');
  });

  it('begins with the drafted message of a choice, and never writes over what somebody typed', async () => {
    const { screen } = await form('en', { accepted: 'We have your application.' });
    const why = screen.getByLabelText('Why');
    await screen.getByLabelText('Accept it').click();
    await expect.element(why).toHaveValue('We have your application.');
    await screen.getByLabelText('Decline it').click();
    await expect.element(why).toHaveValue('');
    await why.fill('The court is not in Georgia.');
    await screen.getByLabelText('Accept it').click();
    await expect.element(why).toHaveValue('The court is not in Georgia.');
  });

  it('asks what a choice needs besides, where that is chosen', async () => {
    const { screen } = await form();
    await expect.element(screen.getByText('A mail goes out.')).not.toBeInTheDocument();
    await screen.getByLabelText('Decline it').click();
    await expect.element(screen.getByText('A mail goes out.')).toBeVisible();
  });

  it('that cannot be undone is asked about once more, and left undone by Cancel', async () => {
    const labels = staffWords.en.frame.form;
    const opened = await form('en', { confirms: true });
    await fillIn(opened, 'Decline it');
    const dialog = opened.screen.getByRole('dialog', { name: question.title });
    await expect.element(dialog).toMatchTextContent(question.text);
    await expect.element(dialog).toMatchTextContent(question.message);
    await dialog.getByRole('button', { name: labels.cancel }).click();
    expect(opened.send).not.toHaveBeenCalled();
    await opened.decide.click();
    await opened.screen.getByRole('dialog').getByRole('button', { name: question.yes }).click();
    await expect.poll(() => opened.send.mock.calls.length).toBe(1);
  });

  it('somebody else made meanwhile is not made again: the record is read anew, and that is said', async () => {
    const opened = await form('en', { send: () => Promise.reject(new ApiError(409, 'stale')) });
    await fillIn(opened, 'Accept it');
    const alert = opened.screen.getByRole('alert');
    await expect.element(alert).toHaveFocus();
    await expect.element(alert).toMatchTextContent(staffWords.en.frame.form.stale);
    expect(opened.onDone).toHaveBeenCalledOnce();
    await expect.element(opened.screen.getByText('Decided.')).not.toBeInTheDocument();
  });

  it('was sent before with other words reads the record anew, and says which one counts', async () => {
    const refused = new ApiError(409, 'key_used', 'You sent this before with other content.');
    const opened = await form('en', { send: () => Promise.reject(refused) });
    await fillIn(opened, 'Accept it');
    await expect.element(opened.screen.getByRole('alert')).toMatchTextContent(refused.message);
    expect(opened.onDone).toHaveBeenCalledOnce();
  });

  it('the server refuses is told in its own words, and what was written stays', async () => {
    const message = 'More than was paid.';
    const refused = new ApiError(400, 'invalid_input', '', {
      fields: [{ field: 'amountCents', code: 'amount.wrong', message }],
    });
    const opened = await form('en', { send: () => Promise.reject(refused) });
    await fillIn(opened, 'Accept it');
    await expect.element(opened.screen.getByRole('alert')).toMatchTextContent(message);
    await expect.element(opened.screen.getByLabelText('Why')).toHaveValue('  Because.  ');
    await expect.element(opened.decide).toBeEnabled();
    expect(opened.onDone).not.toHaveBeenCalled();
  });

  it('without an answer is sent again as the same, and with another reason as another', async () => {
    const keys: string[] = [];
    const opened = await form('en', {
      send: (values, keyed) => {
        keys.push(keyed(values).idempotencyKey);
        return Promise.reject(new ApiError(0, 'offline'));
      },
    });
    await fillIn(opened, 'Accept it');
    await expect.element(opened.screen.getByText(staffWords.en.account.offline)).toBeVisible();
    await opened.decide.click();
    await expect.poll(() => keys.length).toBe(2);
    await opened.screen.getByLabelText('Why').fill('Another.');
    await opened.decide.click();
    await expect.poll(() => keys.length).toBe(3);
    expectKeyOfEach(keys);
  });

  it('leaves notes in their field after saving them', async () => {
    const opened = await form('en', { initial: 'Two cases.' });
    await fillIn(opened, 'Accept it');
    await expect.element(opened.screen.getByRole('status')).toHaveTextContent('Decided.');
    await expect.element(opened.screen.getByLabelText('Why')).toHaveValue('  Because.  ');
  });
});
