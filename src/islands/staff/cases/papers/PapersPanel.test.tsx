// The papers of a case as staff and attorneys use them.
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { PaperVersion, StaffPaperMatter } from '#domain/cases/papers.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { fill } from '#i18n/format.ts';
import { answer, refuse, serve } from '#tests/components/server.ts';
import { at, propsIn } from '#tests/components/talk.ts';
import { shortMoment } from '../../formats.ts';
import { PapersPanel } from './PapersPanel.tsx';

describe('papers', () => {
  const version: PaperVersion = {
    id: 'd1',
    number: 2,
    status: 'draft',
    sha256: 'a'.repeat(64),
    pageCode: 'ACDE34',
    name: 'motion.pdf',
    size: 120_000,
    uploadId: 'u1',
    isMade: false,
    word: null,
    returnedNote: null,
    changeAsked: null,
    createdAt: at,
    madeById: null,
    madeBy: 'Ana Lee',
    approvals: [],
    copies: [],
  };
  const matter: StaffPaperMatter = {
    id: 'x1',
    place: 1,
    status: 'attorney_review',
    version: 4,
    county: 'DeKalb',
    docketNumber: '24-D-01',
    signedCopyAt: null,
    courtFeeSettledAt: null,
    inDanger: false,
    takesPapers: true,
    attorneyNeeded: true,
    alike: null,
    papers: [{ id: 'p1', kind: 'motion', title: null, language: 'en', versions: [version] }],
  };
  async function show(
    role: 'staff' | 'attorney',
    more: Partial<StaffPaperMatter> = {},
    locale: Locale = 'en',
  ) {
    const props = propsIn(locale, role);
    const server = serve({
      [`GET /api/staff/cases/${props.caseId}/papers`]: () => answer({ matters: [{ ...matter, ...more }] }),
      'POST /api/staff/matters/x1/approval': () => answer({ moved: true, status: 'client_review' }),
      'POST /api/staff/matters/x1/court-fee': () =>
        refuse(409, 'stale', { changedBy: 'Ana Lee', changedAt: at }),
    });
    const screen = await render(<PapersPanel {...props} />);
    return { screen, server, said: props.words.papers.papers, words: props.words };
  }

  it.each(locales)(
    'the attorney approves the version on the screen, by its hash and a typed name (%s)',
    async (locale) => {
      const { screen, server, said } = await show('attorney', {}, locale);
      await screen.getByRole('checkbox', { name: said.kinds.motion }).click();
      await screen.getByRole('textbox', { name: said.attorney.typedName }).fill('Pat Law');
      await screen.getByRole('button', { name: said.attorney.approve }).click();
      await expect.element(screen.getByText(said.attorney.approved)).toBeVisible();
      expect(server.last('/api/staff/matters/x1/approval')).toMatchObject({
        documents: [{ documentId: 'd1', sha256: version.sha256 }],
        typedName: 'Pat Law',
        language: locale,
      });
    },
  );

  it('where a statement reads like another client’s, the attorney says why it may go on', async () => {
    const alike = { share: 83, caseNumber: 'FK-2026-ACDE34' };
    const { screen, server, said, words } = await show('attorney', { alike });
    await expect.element(screen.getByText(fill(said.alike, alike))).toBeVisible();
    await screen.getByRole('checkbox', { name: said.kinds.motion }).click();
    await screen.getByRole('textbox', { name: said.attorney.typedName }).fill('Pat Law');
    await screen.getByRole('button', { name: said.attorney.approve }).click();
    await expect.element(screen.getByText(words.frame.form.required)).toBeVisible();
    await screen.getByRole('textbox', { name: said.attorney.alikeReason }).fill('They lived together.');
    await screen.getByRole('button', { name: said.attorney.approve }).click();
    await expect.element(screen.getByText(said.attorney.approved)).toBeVisible();
    expect(server.last('/api/staff/matters/x1/approval')).toMatchObject({
      alikeReason: 'They lived together.',
    });
  });

  it('stand in the state the case was just moved to', async () => {
    const props = propsIn('en');
    const { states } = props.words.cases;
    let status: StaffPaperMatter['status'] = 'in_review';
    serve({
      [`GET /api/staff/cases/${props.caseId}/papers`]: () => answer({ matters: [{ ...matter, status }] }),
    });
    const screen = await render(<PapersPanel {...props} version="4" />);
    await expect.element(screen.getByText(states.in_review, { exact: true })).toBeVisible();
    status = 'preparing';
    await screen.rerender(<PapersPanel {...props} version="5" />);
    await expect.element(screen.getByText(states.preparing, { exact: true })).toBeVisible();
  });

  it('a notice of a new address is approved by itself while the court decides', async () => {
    const notice = { id: 'p2', kind: 'change_of_address', title: null, language: 'en' } as const;
    const { screen, server, said } = await show('attorney', {
      status: 'filed',
      papers: [
        {
          id: 'p1',
          kind: 'motion',
          title: null,
          language: 'en',
          versions: [{ ...version, status: 'filed' }],
        },
        { ...notice, versions: [{ ...version, id: 'd2' }] },
      ],
    });
    await screen.getByRole('checkbox', { name: said.kinds.change_of_address }).click();
    await expect.element(screen.getByRole('checkbox', { name: said.kinds.motion })).not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('button', { name: said.attorney.returnSubmit }))
      .not.toBeInTheDocument();
    await screen.getByRole('textbox', { name: said.attorney.typedName }).fill('Pat Law');
    await screen.getByRole('button', { name: said.attorney.approve }).click();
    await expect.element(screen.getByText(said.attorney.approved)).toBeVisible();
    expect(server.last('/api/staff/matters/x1/approval')).toMatchObject({
      documents: [{ documentId: 'd2' }],
    });
  });

  it('staff see state, code and hash, and nothing to approve with', async () => {
    const { screen, said } = await show('staff');
    await expect.element(screen.getByText(fill(said.code, { code: 'ACDE34' }))).toBeVisible();
    await expect.element(screen.getByText(version.sha256)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: said.attorney.approve })).not.toBeInTheDocument();
  });

  it('says when papers can be added, before the review and after the client has read them', async () => {
    const early = await show('staff', { status: 'submitted', takesPapers: false, papers: [] });
    await expect.element(early.screen.getByText(early.said.tooEarly)).toBeVisible();
    await early.screen.unmount();
    const late = await show('staff', { status: 'ready_to_file', takesPapers: false });
    await expect.element(late.screen.getByText(late.said.frozen)).toBeVisible();
  });

  it('says who was faster when the fee was noted meanwhile', async () => {
    const { screen, said, words } = await show('staff', { status: 'ready_to_file', takesPapers: false });
    await screen.getByRole('button', { name: said.fee.settle }).click();
    await expect
      .element(screen.getByText(fill(words.thread.staleBy, { name: 'Ana Lee', time: shortMoment(at, 'en') })))
      .toBeVisible();
  });
});
