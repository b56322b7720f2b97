// The papers of a case as staff and attorneys use them.
import { describe, expect, it } from 'vitest';
import type { PaperVersion, StaffPaperMatter } from '#domain/cases/papers.ts';
import { locales, type Locale } from '#domain/languages.ts';
import forms from '#i18n/en/form-kit.ts';
import { fill, formatMoment, plural } from '#i18n/format.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { staffWords } from '#i18n/staff.ts';
import { answer, refuse, serve } from '#tests/components/server.ts';
import { matter as caseMatter } from '#tests/components/staff-case.ts';
import { at, contactProps } from '#tests/components/contact-props.ts';
import { PapersPanel } from './PapersPanel.tsx';

const ids = {
  motion: 'd0000000-0000-4000-8000-000000000001',
  notice: 'd0000000-0000-4000-8000-000000000002',
};

describe('papers', () => {
  const version: PaperVersion = {
    id: ids.motion,
    number: 2,
    status: 'draft',
    sha256: 'a'.repeat(64),
    pageCode: 'ACDE34',
    name: 'motion.pdf',
    size: 120_000,
    uploadId: 'u1',
    isMade: false,
    attorneyApproved: false,
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
    outdated: [],
    lacksAffidavit: false,
    papers: [{ id: 'p1', kind: 'motion', title: null, language: 'en', versions: [version] }],
  };
  const { needs } = caseMatter();
  const matters = [{ id: 'x1', needs: { ...needs, isMatched: true } }];
  async function show(
    role: 'staff' | 'attorney',
    more: Partial<StaffPaperMatter> = {},
    locale: Locale = 'en',
  ) {
    const props = contactProps(role);
    const server = serve({
      [`GET /api/staff/cases/${props.caseId}/papers`]: () => answer({ matters: [{ ...matter, ...more }] }),
      'POST /api/staff/matters/x1/approval': () => answer({ moved: true, status: 'client_review' }),
      'POST /api/staff/matters/x1/return': () => answer({ status: 'preparing', timesReturned: 3 }),
      'POST /api/staff/matters/x1/made-papers': () =>
        answer({
          made: [{ kind: 'motion', language: 'en', versionNumber: 3, pageCode: 'NEW234' }],
          refused: [],
        }),
      'POST /api/staff/matters/x1/court-fee': () =>
        refuse(409, 'stale', { changedBy: 'Ana Lee', changedAt: at }),
    });
    const screen = await renderAtWork(<PapersPanel {...props} matters={matters} />, locale);
    return { screen, server, labels: staffWords[locale].papers.papers, words: staffWords[locale] };
  }

  it.each(locales)(
    'staff see at once which papers are out of date, and make them again with one press (%s)',
    async (locale) => {
      const paper = { language: 'en' as const, code: 'K3M7PQ' };
      const { screen, server, words } = await show(
        'staff',
        {
          outdated: [
            { ...paper, kind: 'motion', title: 'Motion', canBeMade: true },
            { ...paper, kind: 'affidavit', title: 'Affidavit', canBeMade: false },
          ],
        },
        locale,
      );
      const labels = words.papers.made;
      await expect.element(screen.getByText(plural(2, labels.outdated, locale))).toBeVisible();
      const line = fill(labels.outdatedPaper, { title: 'Motion', code: 'K3M7PQ' });
      await expect.element(screen.getByText(line, { exact: true })).toBeVisible();
      await expect.element(screen.getByText(labels.outdatedCannot)).toBeVisible();
      await screen.getByRole('button', { name: plural(1, labels.remake, locale) }).click();
      await expect.element(screen.getByText(plural(1, labels.done, locale))).toBeVisible();
      expect(server.last('/api/staff/matters/x1/made-papers')).toMatchObject({
        papers: [{ kind: 'motion', language: 'en' }],
      });
    },
  );

  it('the attorney reads that a motion stands without its affidavit', async () => {
    const { screen, labels } = await show('attorney', { lacksAffidavit: true });
    await expect.element(screen.getByText(labels.lacksAffidavit)).toBeVisible();
  });

  it.each(locales)(
    'the attorney approves the version on the screen, by its hash and a typed name (%s)',
    async (locale) => {
      const { screen, server, labels } = await show('attorney', {}, locale);
      await screen
        .getByRole('group', { name: labels.attorney.approving.fields.documents })
        .getByRole('checkbox', { name: labels.kinds.motion })
        .click();
      await screen.getByRole('textbox', { name: labels.attorney.approving.fields.typedName }).fill('Pat Law');
      await screen.getByRole('button', { name: labels.attorney.approving.submit }).click();
      await expect.element(screen.getByText(labels.attorney.approving.done)).toBeVisible();
      expect(server.last('/api/staff/matters/x1/approval')).toMatchObject({
        documents: [{ documentId: ids.motion, sha256: version.sha256 }],
        typedName: 'Pat Law',
        language: locale,
      });
    },
  );

  it('of papers of which some were made again, the attorney reads those anew', async () => {
    const steps = { ...version, id: ids.notice, attorneyApproved: true };
    const { screen, labels } = await show('attorney', {
      papers: [
        { id: 'p1', kind: 'motion', title: null, language: 'en', versions: [version] },
        { id: 'p2', kind: 'cover_letter', title: null, language: 'en', versions: [steps] },
      ],
    });
    const asked = screen.getByRole('group', { name: labels.attorney.approving.fields.documents });
    await expect.element(asked.getByRole('checkbox', { name: labels.kinds.motion })).toBeVisible();
    await expect
      .element(asked.getByRole('checkbox', { name: labels.kinds.cover_letter }))
      .not.toBeInTheDocument();
    // What they approved before may have to go back all the same.
    const returned = screen.getByRole('group', { name: labels.attorney.returning.fields.documents });
    await expect.element(returned.getByRole('checkbox', { name: labels.kinds.cover_letter })).toBeVisible();
  });

  it('where a statement reads like another client’s, the attorney says why it may go on', async () => {
    const alike = { share: 83, caseNumber: 'FK-2026-ACDE34' };
    const { screen, server, labels, words } = await show('attorney', { alike });
    await expect.element(screen.getByText(fill(labels.alike, alike))).toBeVisible();
    await screen
      .getByRole('group', { name: labels.attorney.approving.fields.documents })
      .getByRole('checkbox', { name: labels.kinds.motion })
      .click();
    await screen.getByRole('textbox', { name: labels.attorney.approving.fields.typedName }).fill('Pat Law');
    await screen.getByRole('button', { name: labels.attorney.approving.submit }).click();
    await expect.element(screen.getByText(words.frame.form.required)).toBeVisible();
    await screen
      .getByRole('textbox', { name: labels.attorney.approving.fields.alikeReason })
      .fill('They lived together.');
    await screen.getByRole('button', { name: labels.attorney.approving.submit }).click();
    await expect.element(screen.getByText(labels.attorney.approving.done)).toBeVisible();
    expect(server.last('/api/staff/matters/x1/approval')).toMatchObject({
      alikeReason: 'They lived together.',
    });
  });

  it('stand in the state the case was just moved to', async () => {
    const props = contactProps();
    const { states } = staffWords.en.cases;
    let status: StaffPaperMatter['status'] = 'in_review';
    serve({
      [`GET /api/staff/cases/${props.caseId}/papers`]: () => answer({ matters: [{ ...matter, status }] }),
    });
    const screen = await renderAtWork(<PapersPanel {...props} matters={matters} version="4" />);
    await expect.element(screen.getByText(states.in_review, { exact: true })).toBeVisible();
    status = 'preparing';
    await screen.rerender(<PapersPanel {...props} matters={matters} version="5" />);
    await expect.element(screen.getByText(states.preparing, { exact: true })).toBeVisible();
  });

  it.each(locales)(
    'an attorney returns a paper with a comment, and at the third time is asked to call (%s)',
    async (locale) => {
      const { screen, server, labels, words } = await show('attorney', {}, locale);
      const { returning, thirdTime } = labels.attorney;
      const press = screen.getByRole('button', { name: returning.submit });
      await press.click();
      // Which paper, and what has to change: both are asked for, and nothing is sent.
      await expect.element(screen.getByText(words.account.summaryTitle)).toBeVisible();
      expect(server.last('/api/staff/matters/x1/return')).toBeUndefined();
      const papers = screen.getByRole('group', { name: returning.fields.documents });
      await papers.getByRole('checkbox', { name: labels.kinds.motion }).click();
      await screen.getByRole('textbox', { name: returning.fields.words }).fill('Page 1: the caption.');
      await press.click();
      await expect.element(screen.getByText(fill(thirdTime, { count: 3 }))).toHaveFocus();
      expect(server.last('/api/staff/matters/x1/return')).toMatchObject({
        documents: [{ documentId: ids.motion, sha256: version.sha256 }],
        words: 'Page 1: the caption.',
        language: locale,
      });
    },
  );

  it('a notice of a new address is approved by itself while the court decides', async () => {
    const notice = { id: 'p2', kind: 'change_of_address', title: null, language: 'en' } as const;
    const { screen, server, labels } = await show('attorney', {
      status: 'filed',
      papers: [
        {
          id: 'p1',
          kind: 'motion',
          title: null,
          language: 'en',
          versions: [{ ...version, status: 'filed' }],
        },
        { ...notice, versions: [{ ...version, id: ids.notice }] },
      ],
    });
    await screen
      .getByRole('group', { name: labels.attorney.approving.fields.documents })
      .getByRole('checkbox', { name: labels.kinds.change_of_address })
      .click();
    await expect.element(screen.getByRole('checkbox', { name: labels.kinds.motion })).not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('button', { name: labels.attorney.returning.submit }))
      .not.toBeInTheDocument();
    await screen.getByRole('textbox', { name: labels.attorney.approving.fields.typedName }).fill('Pat Law');
    await screen.getByRole('button', { name: labels.attorney.approving.submit }).click();
    await expect.element(screen.getByText(labels.attorney.approving.done)).toBeVisible();
    expect(server.last('/api/staff/matters/x1/approval')).toMatchObject({
      documents: [{ documentId: ids.notice }],
    });
  });

  it('staff see state, code and hash, and nothing to approve with', async () => {
    const { screen, labels } = await show('staff');
    await screen.getByText(labels.kinds.motion, { exact: true }).first().click();
    await expect.element(screen.getByText(fill(labels.code, { code: 'ACDE34' }))).toBeVisible();
    await expect.element(screen.getByText(version.sha256)).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: labels.attorney.approving.submit }))
      .not.toBeInTheDocument();
  });

  it('while the record is not matched, staff read that, and are not offered to make papers', async () => {
    const props = contactProps();
    serve({ [`GET /api/staff/cases/${props.caseId}/papers`]: () => answer({ matters: [matter] }) });
    const screen = await renderAtWork(<PapersPanel {...props} matters={[{ id: 'x1', needs }]} />);
    const { made } = staffWords.en.papers;
    await expect.element(screen.getByText(made.stops.record_match)).toBeVisible();
    await expect.element(screen.getByText(made.open, { exact: true })).not.toBeInTheDocument();
  });

  it('says when papers can be added, before the review and after the client has read them', async () => {
    const early = await show('staff', { status: 'submitted', takesPapers: false, papers: [] });
    await expect.element(early.screen.getByText(early.labels.tooEarly)).toBeVisible();
    await early.screen.unmount();
    const late = await show('staff', { status: 'ready_to_file', takesPapers: false });
    await expect.element(late.screen.getByText(late.labels.frozen)).toBeVisible();
  });

  it('says who was faster when the fee was noted meanwhile', async () => {
    const { screen, labels } = await show('staff', { status: 'ready_to_file', takesPapers: false });
    await screen.getByRole('button', { name: labels.fee.settling.submit }).click();
    await expect
      .element(
        screen.getByText(
          new RegExp(fill(forms.stale.named, { name: 'Ana Lee', time: formatMoment(at, 'en') })),
        ),
      )
      .toBeVisible();
  });
});
