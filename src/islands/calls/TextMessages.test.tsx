import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { accountWords } from '#i18n/account.ts';
import { fill } from '#i18n/fill.ts';
import { textConsentWords } from '#i18n/text-consent.ts';
import { inEachLanguage } from '#tests/components/languages.ts';
import { answer, refuse, serve } from '#tests/components/server.ts';
import TextMessages from './TextMessages.tsx';

inEachLanguage('text messages', (locale) => {
  const words = textConsentWords[locale];
  const none = { number: '+14045550100', site: 'Fresh Key', consent: null };
  const asked = {
    ...none,
    consent: {
      phone: '+14045550142',
      mayName: false,
      state: 'asked',
      endedBy: null,
      askedAt: '2026-11-29T15:00:00Z',
    },
  };
  const show = async (read: object, more: Parameters<typeof serve>[0] = {}) => {
    const server = serve({ 'GET /api/texts': () => answer(read), ...more });
    const screen = await render(
      <Suspense>
        <TextMessages
          locale={locale}
          account={accountWords[locale]}
          frame={(title, content) => (
            <section>
              <h2>{title}</h2>
              {content}
            </section>
          )}
        />
      </Suspense>,
    );
    return { server, screen };
  };

  it('asks for a tick of its own, which nobody made before, and sends nothing without it', async () => {
    const { server, screen } = await show(none, {
      'POST /api/texts': () => {
        server.change({ 'GET /api/texts': () => answer(asked) });
        return new Response(null, { status: 204 });
      },
    });
    const box = screen.getByRole('checkbox', { name: fill(words.box, { site: 'Fresh Key' }) });
    await expect.element(box).not.toBeChecked();
    await screen.getByLabelText(words.phone).fill('(404) 555-0142');
    await screen.getByRole('button', { name: words.submit }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(words.boxRequired);
    await expect.element(box).toHaveFocus();
    const wanted = () => server.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(wanted()).toEqual([]);
    await box.click();
    await screen.getByRole('button', { name: words.submit }).click();
    await expect.poll(wanted).toEqual([{ phone: '(404) 555-0142', language: locale, mayName: false }]);
    await expect
      .element(screen.getByText(fill(words.states.asked, { phone: '(404) 555-0142' })))
      .toBeVisible();
    await expect.element(screen.getByText(fill(words.saved, { phone: '(404) 555-0142' }))).toHaveFocus();
    await screen.getByRole('button', { name: words.change }).click();
    await expect.element(screen.getByLabelText(words.phone)).toHaveFocus();
  });

  it('says at the number that it is none', async () => {
    const fields = [{ field: 'phone', key: 'phone.invalid', message: 'x' }];
    const { screen } = await show(none, {
      'POST /api/texts': () => refuse(400, 'invalid_input', { fields }),
    });
    await screen.getByLabelText(words.phone).fill('12');
    await screen.getByRole('checkbox').first().click();
    await screen.getByRole('button', { name: words.submit }).click();
    await expect.element(screen.getByLabelText(words.phone)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(screen.getByLabelText(words.phone)).toHaveFocus();
  });

  it('is not there where the operator sends none', async () => {
    const { server, screen } = await show({ ...none, number: null });
    await expect.poll(() => server.calls.length).toBe(1);
    expect(screen.getByText(words.title).elements()).toEqual([]);
  });
});
