import { expect, it } from 'vitest';
import type { Timeline } from '#domain/portal/timeline.ts';
import { caseReadingWords, caseWords } from '#i18n/cases.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { fieldMessages } from '#i18n/field-messages.ts';
import { dashboardWords } from '#i18n/dashboard.ts';
import { fill, formatDate, formatAppointment, formatPrice } from '#i18n/format.ts';
import handOverEn from '#i18n/en/hand-over.ts';
import handOverEs from '#i18n/es/hand-over.ts';
import { accountWords } from '#i18n/account.ts';
import { inEachLanguage } from '#tests/components/languages.ts';
import { answer, offline, refuse } from '#tests/components/server.ts';
import { message, request, reviewed, show } from '#tests/components/case-page.tsx';

inEachLanguage('the page of a case', (locale) => {
  const words = casePageWords[locale];
  const { readings } = caseReadingWords[locale];

  it('answers what happened, what is needed, what comes next, and by when', async () => {
    const { screen } = await show(locale);
    const { now, next, after } = readings.preparing;
    for (const text of [now, next]) await expect.element(screen.getByText(text)).toBeVisible();
    for (const title of [words.next, words.when]) await screen.getByText(title, { exact: true }).click();
    await expect.element(screen.getByText(after)).toBeVisible();
    await expect
      .element(screen.getByText(fill(words.due, { date: formatDate('2026-12-01T16:00:00Z', locale) })))
      .toBeVisible();
    await expect.element(screen.getByText(fill(words.preparer, { name: 'Sam' }))).toBeVisible();
    // Page translation leaves the number as it is.
    await expect
      .element(screen.getByText('FK-2026-ACDE34', { exact: true }))
      .toHaveAttribute('translate', 'no');
    // There is nothing for them to press while it is our turn.
    const answers = screen.getByRole('article').element();
    expect(answers.querySelectorAll('.button')).toHaveLength(0);
  });

  it('has one button exactly when it is their turn', async () => {
    const { screen } = await show(locale, {
      one: reviewed,
      matter: { status: 'client_review', asks: ['danger_answer', 'client_approval'] },
    });
    const article = screen.getByRole('article');
    await expect
      .element(article.getByRole('link', { name: words.turn.papers }))
      .toHaveAttribute('href', '#papers');
    expect(article.element().querySelectorAll('.button')).toHaveLength(1);
  });

  it('says by itself when we are late, and that a court decides', async () => {
    const late = await show(locale, { one: { due: { at: '2026-11-01T16:00:00Z', isLate: true } } });
    await expect
      .element(late.screen.getByText(fill(words.late, { date: formatDate('2026-11-01T16:00:00Z', locale) })))
      .toBeVisible();
    await late.screen.unmount();
    const sight = { status: 'filed', reading: 'filed', turn: 'court', hold: null, about: null } as const;
    const filed = await show(locale, { one: { status: 'filed', sight, due: null } });
    await filed.screen.getByText(words.when, { exact: true }).click();
    await expect.element(filed.screen.getByText(words.court)).toBeVisible();
  });

  it('reads why we ended it before anything else on the page', async () => {
    const reading = 'cancelled_declined_by_us';
    const sight = { status: 'cancelled', reading, turn: 'nobody', hold: null, about: null } as const;
    const note = 'No podemos tomar este caso: el tribunal no es de Georgia.\n\nSam';
    const { screen } = await show(locale, {
      one: { status: 'cancelled', sight, due: null, endNotes: [note] },
    });
    const notes = screen.getByRole('region', { name: words.endNotes });
    await expect.element(notes.getByText('el tribunal no es de Georgia')).toBeVisible();
    // Only where the case stands is said before.
    expect(screen.getByRole('heading').elements().indexOf(notes.getByRole('heading').element())).toBe(1);
  });

  it('leads to free legal aid further down after a no, and never says what is still possible', async () => {
    const sight = { status: 'denied', reading: 'denied', turn: 'us', hold: null, about: null } as const;
    const referrals = { isOffered: false, organizations: [], mayCall: true, items: [] };
    const { screen } = await show(locale, {
      one: { status: 'denied', sight, due: null },
      more: {
        'GET /api/cases/c1/referrals': () =>
          answer({ ...referrals, preview: { always: [], health: [], safety: [] } }),
      },
    });
    await screen.getByText(words.next, { exact: true }).click();
    await screen.getByRole('link', { name: words.freeHelp }).click();
    await expect
      .element(screen.getByRole('heading', { name: (locale === 'es' ? handOverEs : handOverEn).title }))
      .toHaveFocus();
    await expect.element(screen.getByText(readings.denied.after)).toBeVisible();
  });

  it('shows why a file came back, and asks for one before anything is sent', async () => {
    const { screen, requests } = await show(locale, { at: '#papers', requests: [request] });
    await expect.element(screen.getByText('No se lee la fecha.')).toBeVisible();
    await screen.getByRole('button', { name: words.requests.answer.submit, exact: true }).click();
    await expect.element(screen.getByText(fieldMessages[locale]['file.required'])).toBeVisible();
    expect(requests('/api/requests/r1/files')).toHaveLength(0);
  });

  it('says which part could not be read, and reads it again', async () => {
    const places = {
      '#papers': [
        ['requests', words.requests.title],
        ['papers', words.papers.title],
        ['files', words.shelves.title],
      ],
      '#messages': [['messages', words.places.messages]],
    } as const;
    for (const [at, parts] of Object.entries(places)) {
      const down = Object.fromEntries(parts.map(([part]) => [`GET /api/cases/c1/${part}`, offline]));
      const { screen, server } = await show(locale, { at, more: down });
      await expect.element(screen.getByRole('alert').nth(parts.length - 1)).toBeVisible();
      for (const [, title] of parts)
        await expect.element(screen.getByRole('heading', { name: title, exact: true })).toBeVisible();
      if (at === '#papers') {
        server.change({ 'GET /api/cases/c1/requests': () => answer({ items: [request] }) });
        const heading = screen.getByRole('heading', { name: words.requests.title });
        heading.element().closest('section')?.querySelector('button')?.click();
        await expect.element(screen.getByText('No se lee la fecha.')).toBeVisible();
      }
      await screen.unmount();
    }
  });

  it('says that a file could not be taken back, and when it was', async () => {
    const file = { id: 'f9', name: 'carta.pdf', size: 9, type: 'application/pdf', about: null };
    const sentRequest = { ...request, status: 'sent', files: [file] } as const;
    const path = 'DELETE /api/case-files/f9';
    const { screen, server } = await show(locale, {
      at: '#papers',
      requests: [sentRequest],
      more: { [path]: offline },
    });
    await screen.getByText(fill(words.requests.older, { count: 1 })).click();
    const press = screen.getByRole('button', { name: fill(words.requests.takeBack, { name: 'carta.pdf' }) });
    await press.click();
    await expect.element(screen.getByRole('alert')).toHaveFocus();
    server.change({ [path]: () => new Response(null, { status: 204 }) });
    await press.click();
    await expect
      .element(screen.getByText(fill(words.requests.takenBack, { name: 'carta.pdf' })))
      .toBeVisible();
  });

  it('asks again for an hour that clocks skip or repeat, and sends a date of the court as it is in Georgia', async () => {
    const sight = { status: 'filed', reading: 'filed', turn: 'court', hold: null, about: null } as const;
    const more = {
      'POST /api/cases/c1/matters/m1/move': () =>
        answer({ status: 'hearing_set', caseStatus: 'hearing_set' }),
    };
    const { screen, requests } = await show(locale, {
      one: { status: 'filed', sight, due: null },
      matter: { status: 'filed', reading: 'filed', turn: 'court' },
      more,
    });
    await screen.getByText('DeKalb · 24-D-01').click();
    await screen.getByText(words.report.hearing, { exact: true }).click();
    const refused = screen.getByText(words.reportHearing.moment.wrong);
    for (const [day, time] of [
      ['2027-03-14', '02:30'],
      ['2027-11-07', '01:30'],
    ] as const) {
      await screen.getByLabelText(words.reportHearing.moment.day, { exact: true }).fill(day);
      await screen.getByLabelText(words.reportHearing.moment.time, { exact: true }).fill(time);
      await screen.getByRole('button', { name: words.reportHearing.submit }).click();
      await expect.element(refused).toBeVisible();
    }
    expect(requests('/api/cases/c1/matters/m1/move')).toEqual([]);
    await screen.getByLabelText(words.reportHearing.moment.day, { exact: true }).fill('2027-03-15');
    await screen.getByLabelText(words.reportHearing.moment.time, { exact: true }).fill('09:30');
    await screen.getByRole('button', { name: words.reportHearing.submit }).click();
    await expect.element(screen.getByText(words.reportHearing.done)).toBeVisible();
    expect(requests('/api/cases/c1/matters/m1/move')[0]?.body).toMatchObject({
      to: 'hearing_set',
      version: 3,
      hearingAt: '2027-03-15T13:30:00.000Z',
    });
  });

  it('says of a case that is of somebody else that it is not here, and offers no second try', async () => {
    const more = { 'GET /api/cases/c1': () => refuse(404, 'not_found', { message: 'Gone.' }) };
    const { screen } = await show(locale, { isMissing: true, more });
    await expect.element(screen.getByRole('alert')).toMatchTextContent(words.notHere.title);
    await expect
      .element(screen.getByRole('button', { name: accountWords[locale].tryAgain }))
      .not.toBeInTheDocument();
  });

  it('says nothing of a record being gone before somebody looked', async () => {
    const { screen } = await show(locale, { matter: { status: 'granted', reading: 'granted' } });
    const seen = fill(words.matters.hidden, { date: formatDate('2026-11-20', locale) });
    await screen.getByText('DeKalb · 24-D-01').click();
    await expect.element(screen.getByText(words.matters.docket, { exact: true })).toBeVisible();
    await expect.element(screen.getByText(seen)).not.toBeInTheDocument();
    await screen.unmount();
    const checked = await show(locale, { matter: { hiddenSeenOn: '2026-11-20' } });
    await checked.screen.getByText('DeKalb · 24-D-01').click();
    await expect.element(checked.screen.getByText(seen)).toBeVisible();
  });

  it('asks for nothing beside a court case while the case waits for a decision about the money', async () => {
    const { screen } = await show(locale, {
      one: {
        sight: {
          status: 'waiting_for_client',
          reading: 'waiting_for_client',
          turn: 'us',
          hold: 'refund',
          about: null,
        },
      },
      matter: { status: 'waiting_for_client', reading: 'waiting_for_client', turn: 'us' },
    });
    const { holds } = caseReadingWords[locale];
    await expect.element(screen.getByRole('heading', { name: holds.refund.now })).toBeVisible();
    await expect.element(screen.getByText(holds.refund.badge, { exact: true })).toBeVisible();
    await expect
      .element(screen.getByText(readings.waiting_for_client.badge, { exact: true }))
      .not.toBeInTheDocument();
    // Where they read or write something, too.
    location.hash = '#messages';
    const told = `${holds.refund.now} ${holds.refund.next}`;
    await expect.element(screen.getByText(told, { exact: true })).toBeVisible();
  });

  it('says beside a date of the court that the money is being looked at, without a press', async () => {
    const { screen } = await show(locale, {
      one: {
        status: 'filed',
        sight: { status: 'filed', reading: 'filed', turn: 'court', hold: 'refund', about: null },
      },
      matter: { status: 'filed', reading: 'filed', turn: 'court' },
    });
    const { holds, holdBeside } = caseReadingWords[locale];
    const told = fill(holdBeside, { hold: holds.refund.now });
    await expect.element(screen.getByText(told, { exact: true })).toBeVisible();
  });

  it('tells what the last look at the record found, and when', async () => {
    const lastCheck = { found: 'still_visible', on: '2026-11-22' } as const;
    const { screen } = await show(locale, {
      matter: { status: 'notifying', reading: 'visible_us', lastCheck },
    });
    await screen.getByText('DeKalb · 24-D-01').click();
    const told = fill(caseWords[locale].findings.still_visible, { date: formatDate('2026-11-22', locale) });
    await expect.element(screen.getByText(told)).toBeVisible();
  });

  it('tells what happened in Eastern Time, by kind, and the rest when it is asked for', async () => {
    const paid = {
      id: 'h1',
      at: '2026-11-20T15:00:00Z',
      kind: 'payment',
      text: null,
      money: 'paid',
    } as const;
    const wrote = {
      id: 'h2',
      at: '2026-11-21T15:00:00Z',
      kind: 'message',
      from: 'us',
      name: 'Sam',
      text: message.text,
      isCut: true,
    } as const;
    const before = locale === 'en' ? 'es' : 'en';
    const older = { ...wrote, id: 'h3', text: 'The first words.', isCut: false, language: before } as const;
    const call = {
      id: 'h4',
      at: '2026-11-19T15:00:00Z',
      kind: 'date',
      code: 'call_booked',
      text: null,
      callAt: '2026-12-03T15:00:00Z',
    } as const;
    const place = '2026-11-20T15:00:00.000000Z_0';
    const pages: Record<string, Timeline> = {
      '': { items: [wrote, { ...paid, amountCents: 49_500 }, call], before: place },
      'kind=payment': { items: [{ ...paid, amountCents: 49_500 }], before: null },
      [`before=${encodeURIComponent(place)}`]: { items: [older], before: null },
    };
    const more = {
      'GET /api/cases/c1/timeline': ({ query }: { query: string }) => answer(pages[query] ?? {}),
    };
    const { screen } = await show(locale, { at: '#history', more });
    const list = screen.getByRole('region', { name: words.history.title });
    const payment = list.getByText(fill(words.history.money.paid, { amount: formatPrice(49_500, locale) }));
    await expect.element(payment).toBeVisible();
    await expect.element(list.getByText(fill(words.history.weWrote, { name: 'Sam' }))).toBeVisible();
    await expect.element(list.getByRole('link', { name: words.history.whole })).toBeVisible();
    await expect.element(list.getByText(caseWords[locale].updates.call_booked)).toBeVisible();
    await expect
      .element(list.getByText(fill(words.history.call, { date: formatAppointment(call.callAt, locale) })))
      .toBeVisible();
    await expect.element(list.getByText(dashboardWords[locale].easternTime)).toBeVisible();
    await list.getByRole('button', { name: words.history.older }).click();
    await expect.element(list.getByText(older.text)).toHaveAttribute('lang', before);
    await expect.element(list.getByText(words.history.otherLanguage)).toBeVisible();
    await expect.element(list.getByRole('link', { name: words.history.askTranslation })).toBeVisible();
    await expect.element(list.getByRole('button', { name: words.history.older })).not.toBeInTheDocument();
    await list.getByLabelText(words.history.filter).selectOptions(words.history.kinds.payment);
    await expect.element(list.getByText(older.text)).not.toBeInTheDocument();
    await expect.element(payment).toBeVisible();
  });
});
