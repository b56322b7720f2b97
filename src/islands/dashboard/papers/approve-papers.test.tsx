// Papers that a client reads and says yes to, changes, or hears read aloud.
import { expect, it, vi } from 'vitest';
import { casePageWords } from '#i18n/case-page.ts';
import { fieldMessages } from '#i18n/field-messages.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { inEachLanguage } from '#tests/components/languages.ts';
import { answer, offline, refuse } from '#tests/components/server.ts';
import { message, oak, paperIds, papers, reviewed, show } from '#tests/components/case-page.tsx';

inEachLanguage('a client whose papers are ready', (locale) => {
  const words = casePageWords[locale];

  it('asks of each who receives a copy whether they are a danger, before a yes is possible', async () => {
    const answers = { at: '#papers', one: reviewed, papers: [papers] };
    const more = { 'POST /api/parties/p1/danger': () => answer({ answer: 'no' }) };
    const { screen, requests } = await show(locale, {
      ...answers,
      matter: { status: 'client_review', parties: [oak] },
      more,
    });
    await expect.element(screen.getByText(words.papers.dangerFirst)).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: words.papers.approval.submit }))
      .not.toBeInTheDocument();
    await screen.getByRole('button', { name: words.papers.no, exact: true }).click();
    await vi.waitFor(() => expect(requests('/api/parties/p1/danger')).toHaveLength(1));
    expect(requests('/api/parties/p1/danger')[0]?.body).toMatchObject({ answer: 'no', version: 1 });
  });

  it('reads which name to type where it is another than the one we have', async () => {
    const wanted = 'El nombre, como lo tenemos hoy.';
    const fields = [{ field: 'typedName', code: 'typedName.other', message: wanted }];
    const { screen } = await show(locale, {
      at: '#papers',
      one: reviewed,
      matter: { status: 'client_review', parties: [{ ...oak, dangerAnswer: 'no' }] },
      papers: [papers],
      more: { 'POST /api/matters/m1/approval': () => refuse(422, 'invalid_input', { message: '–', fields }) },
    });
    await screen.getByLabelText(words.papers.approval.fields.typedName).fill('Anita');
    await screen.getByRole('button', { name: words.papers.approval.submit }).click();
    await screen.getByLabelText(words.papers.approval.fields.readAs.options.on_paper).click();
    await screen.getByRole('button', { name: words.papers.approval.submit }).click();
    await expect.element(screen.getByText(wanted)).toBeVisible();
  });

  it('says yes to what was made again, and keeps the yes to what was not', async () => {
    const more = { 'POST /api/matters/m1/approval': () => answer({ moved: true, status: 'ready_to_file' }) };
    const [motion] = papers.papers;
    if (!motion) throw new Error('no motion');
    const steps = {
      ...motion,
      paperId: 'pp2',
      documentId: paperIds[1],
      kind: 'cover_letter' as const,
      status: 'client_approved' as const,
      approvedAt: motion.createdAt,
    };
    const { screen, requests } = await show(locale, {
      at: '#papers',
      one: reviewed,
      matter: { status: 'client_review', parties: [{ ...oak, dangerAnswer: 'no' }] },
      papers: [{ ...papers, papers: [motion, steps] }],
      more,
    });
    const day = formatDate(motion.createdAt, locale);
    await expect.element(screen.getByText(fill(words.papers.approvedOn, { date: day }))).toBeVisible();
    await screen.getByLabelText(words.papers.approval.fields.typedName).fill('Ana Núñez');
    await screen.getByRole('button', { name: words.papers.approval.submit }).click();
    await screen.getByLabelText(words.papers.approval.fields.readAs.options.on_paper).click();
    await screen.getByRole('button', { name: words.papers.approval.submit }).click();
    await expect.element(screen.getByText(words.papers.approval.done)).toHaveFocus();
    expect(requests('/api/matters/m1/approval')[0]?.body).toMatchObject({
      documents: [{ documentId: paperIds[0], readAs: 'on_paper' }],
    });
  });

  it('takes a yes for the versions on the screen, by their hashes, under the typed name', async () => {
    const safeParty = { ...oak, dangerAnswer: 'no' as const };
    const hers = { address: '4 Elm St, Decatur', phone: '(404) 555-0187' };
    const ana = { ...oak, ...hers, id: 'p2', role: 'respondent' as const, name: 'Ana Nunez', isClient: true };
    const more = { 'POST /api/matters/m1/approval': () => answer({ moved: true, status: 'ready_to_file' }) };
    const { screen, requests } = await show(locale, {
      at: '#papers',
      one: reviewed,
      matter: { status: 'client_review', parties: [ana, safeParty] },
      papers: [papers],
      more,
    });
    await screen.getByText(words.papers.facts).click();
    for (const printed of ['9 Oak St, Decatur', ana.address, ana.phone])
      await expect.element(screen.getByText(printed)).toBeVisible();
    await screen.getByRole('button', { name: words.papers.approval.submit }).click();
    await expect.element(screen.getByText(fieldMessages[locale]['typedName.required'])).toBeVisible();
    expect(requests('/api/matters/m1/approval')).toHaveLength(0);
    await screen.getByLabelText(words.papers.approval.fields.typedName).fill('Ana Núñez');
    await screen.getByRole('button', { name: words.papers.approval.submit }).click();
    // Asked once how they know a paper that they never opened; then they may say yes.
    expect(requests('/api/matters/m1/approval')).toHaveLength(0);
    await expect
      .element(screen.getByLabelText(words.papers.approval.fields.readAs.options.opened))
      .toHaveFocus();
    await screen.getByLabelText(words.papers.approval.fields.readAs.options.read_to_me).click();
    await screen.getByRole('button', { name: words.papers.approval.submit }).click();
    await expect.element(screen.getByText(words.papers.approval.done)).toHaveFocus();
    expect(requests('/api/matters/m1/approval')[0]?.body).toMatchObject({
      typedName: 'Ana Núñez',
      language: locale,
      documents: [{ documentId: paperIds[0], sha256: 'a'.repeat(64), readAs: 'read_to_me' }],
    });
  });

  it('asks nobody who opened the papers here whether they did', async () => {
    const more = {
      'POST /api/matters/m1/approval': () => answer({ moved: true, status: 'ready_to_file' }),
      [`GET /api/account/files/paper/${paperIds[0]}`]: offline,
    };
    const { screen, requests } = await show(locale, { at: '#papers', one: reviewed, papers: [papers], more });
    await screen.getByRole('button', { name: words.papers.read }).click();
    await screen.getByRole('dialog').getByRole('button', { name: words.preview.close }).click();
    await screen.getByLabelText(words.papers.approval.fields.typedName).fill('Ana Núñez');
    await screen.getByRole('button', { name: words.papers.approval.submit }).click();
    await expect.element(screen.getByText(words.papers.approval.done)).toHaveFocus();
    expect(requests('/api/matters/m1/approval')[0]?.body).toMatchObject({
      documents: [{ documentId: paperIds[0], readAs: 'opened' }],
    });
  });

  it('sends papers by post, or has them read, to somebody who does not read on a screen', async () => {
    const { otherWays } = words.papers;
    const wish = { ...message, from: 'client' as const, text: otherWays.voice.message };
    let isSent = false;
    const { screen, requests } = await show(locale, {
      at: '#papers',
      one: reviewed,
      matter: { status: 'client_review', parties: [{ ...oak, dangerAnswer: 'no' as const }] },
      papers: [papers],
      more: {
        'GET /api/cases/c1/messages': () => answer({ items: isSent ? [wish] : [], before: null, unread: 0 }),
        'POST /api/cases/c1/messages': () => {
          isSent = true;
          return answer({ messageId: 'x9', reopened: false });
        },
      },
    });
    await screen.getByText(otherWays.title, { exact: true }).click();
    await screen.getByText(otherWays.voice.label).click();
    await screen.getByRole('button', { name: otherWays.voice.yes }).click();
    await expect.element(screen.getByText(otherWays.done)).toBeVisible();
    await screen.getByText(otherWays.post.label).click();
    await screen.getByRole('button', { name: otherWays.post.yes }).click();
    await vi.waitFor(() => expect(requests('/api/cases/c1/messages')).toHaveLength(2));
    // Where the note says that it is.
    await screen.getByRole('link', { name: words.places.messages }).click();
    await expect.element(screen.getByText(otherWays.voice.message)).toBeVisible();
    expect(requests('/api/cases/c1/messages').map(({ body }) => body)).toMatchObject([
      { language: locale, message: otherWays.voice.message },
      { language: locale, message: otherWays.post.message },
    ]);
  });

  it('asks for a yes to the notice of a new address alone while the court decides', async () => {
    const [motion] = papers.papers;
    if (!motion) throw new Error('no paper');
    const notice = { ...motion, documentId: paperIds[1], paperId: 'pp2', kind: 'change_of_address' as const };
    const { screen, requests } = await show(locale, {
      at: '#papers',
      one: { status: 'filed' },
      matter: { status: 'filed', parties: [{ ...oak, dangerAnswer: 'no' as const }] },
      papers: [{ ...papers, status: 'filed', papers: [{ ...motion, status: 'filed' }, notice] }],
      more: { 'POST /api/matters/m1/approval': () => answer({ moved: false, status: 'filed' }) },
    });
    await screen.getByLabelText(words.papers.approval.fields.typedName).fill('Ana Núñez');
    await screen.getByRole('button', { name: words.papers.approval.submit }).click();
    await screen.getByLabelText(words.papers.approval.fields.readAs.options.not_read).click();
    await screen.getByRole('button', { name: words.papers.approval.submit }).click();
    await expect.element(screen.getByText(words.papers.approval.done)).toBeVisible();
    expect(requests('/api/matters/m1/approval')[0]?.body).toMatchObject({
      documents: [{ documentId: paperIds[1], readAs: 'not_read' }],
    });
  });
});
