import { describe, expect, it } from 'vitest';
import type { StaffTemplate } from '#domain/papers/template-requests.ts';
import { fill } from '#i18n/fill.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, serve } from '#tests/components/server.ts';
import { TemplateRecord } from './TemplateRecord.tsx';

const words = staffWords.en;
const labels = words.templates;
const fact = {
  id: 'state-rule',
  text: 'State courts follow Uniform Superior Court Rule 21 too.',
  tag: 'K',
  source: 'practice; no stored text read',
  read: '2026-11-20',
} as const;
const first = '11111111-1111-4111-8111-111111111111';
const second = '22222222-2222-4222-8222-222222222222';
const rowOf = (id: string, number: number, state: 'sample' | 'waiting' | 'approved') => ({
  id,
  kind: 'consent' as const,
  language: 'en' as const,
  county: null,
  title: 'Consent',
  number,
  state,
  isShipped: number === 1,
  note: number === 1 ? null : 'Shorter',
  at: '2026-11-20T10:00:00Z',
  by: 'Sam Lee',
});

function known(text: string, of: ReturnType<typeof rowOf>): StaffTemplate {
  const content = JSON.stringify({
    kind: 'consent',
    language: 'en',
    title: 'Consent',
    forCourt: false,
    needs: [],
    blocks: [
      { text, facts: ['state-rule'] },
      { text: 'In {county} County.', when: ['court_magistrate'] },
      { signature: 'landlord' },
    ],
  });
  const about = { content, sha256: 'a'.repeat(64), unverified: ['state-rule'] };
  return {
    template: { ...of, ...about, putInForceAt: null, putInForceBy: null, reviews: [] },
    versions: [rowOf(second, 2, 'waiting'), rowOf(first, 1, 'sample')],
    facts: [fact],
  };
}
const both = (state: 'waiting' | 'approved' = 'waiting') => ({
  [`GET /api/staff/templates/${second}`]: () =>
    answer(known('This Court follows Rule 21.', rowOf(second, 2, state))),
  [`GET /api/staff/templates/${first}`]: () =>
    answer(known('Courts follow Rule 21.', rowOf(first, 1, 'sample'))),
});
const open = (member: object) =>
  renderAtWork(
    <TemplateRecord
      id={second}
      siteEmail="help@example.com"
      member={member as Parameters<typeof TemplateRecord>[0]['member']}
      onChanged={() => undefined}
    />,
  );
const attorney = { id: '', name: 'Pat Law', role: 'attorney', rights: [] };
const writer = { id: '', name: 'Ana Lee', role: 'staff', rights: ['templates'] };

describe('an attorney who reads a new version', () => {
  it('sees what is different, and says yes only with a yes to each unverified sentence', async () => {
    const server = serve({
      ...both(),
      [`POST /api/staff/templates/${second}/review`]: () => answer({}),
    });
    const screen = await open(attorney);
    await expect
      .element(screen.getByRole('deletion'))
      .toHaveTextContent('Courts follow Rule 21. [facts: state-rule]');
    await expect
      .element(screen.getByRole('insertion'))
      .toHaveTextContent('This Court follows Rule 21. [facts: state-rule]');
    await screen.getByLabelText(labels.review.approving.fields.typedName).fill('Pat Law');
    await screen.getByRole('button', { name: labels.review.approving.submit }).click();
    await expect.element(screen.getByText(labels.review.factsLeft)).toBeVisible();
    expect(server.last(`/api/staff/templates/${second}/review`)).toBeUndefined();
    await screen.getByRole('checkbox', { name: fill(labels.facts.yes, { text: fact.text }) }).click();
    await screen.getByRole('button', { name: labels.review.approving.submit }).click();
    await expect.element(screen.getByText(labels.review.approving.done)).toBeVisible();
    expect(server.last(`/api/staff/templates/${second}/review`)).toMatchObject({
      answer: 'approved',
      facts: ['state-rule'],
      sha256: 'a'.repeat(64),
      typedName: 'Pat Law',
    });
    expect(screen.getByText(labels.write.open).elements()).toHaveLength(0);
  });
});

describe('somebody of staff with the right', () => {
  it('reads it for an invented person, and cannot send law that names no fact', async () => {
    const server = serve({
      ...both(),
      [`POST /api/staff/templates/${second}/version`]: () => answer({ id: first }),
    });
    const screen = await open(writer);
    await expect.element(screen.getByText('In Fulton County.')).toBeVisible();
    await screen.getByText(labels.write.open).click();
    await screen.getByText(/^1\. /).click();
    const text = screen.getByLabelText(labels.block.text, { exact: true }).first();
    await text.fill('The court must grant this within 30 days.');
    await screen.getByRole('button', { name: `${labels.block.short.remove}: [K] ${fact.text}` }).click();
    await screen.getByLabelText(labels.write.fields.note.label).fill('Plainer');
    await screen.getByRole('button', { name: labels.write.submit }).click();
    await expect
      .element(
        screen.getByText(fill(labels.faults.law, { what: 'The court must grant this within 30 days.' })),
      )
      .toBeVisible();
    const requests = () => server.calls.find(({ method }) => method === 'POST')?.body;
    expect(requests()).toBeUndefined();
    await text.fill('I agree to it.');
    await screen.getByRole('button', { name: labels.write.submit }).click();
    await expect.poll(requests).toMatchObject({
      newest: 2,
      county: null,
      note: 'Plainer',
      template: { blocks: [{ text: 'I agree to it.' }, {}, { signature: 'landlord' }] },
    });
  });

  it('puts in force what an attorney approved, after a question', async () => {
    const server = serve({
      ...both('approved'),
      [`POST /api/staff/templates/${second}/in-force`]: () => answer({}),
    });
    const screen = await open(writer);
    await screen.getByRole('button', { name: labels.force.submit }).click();
    await screen.getByRole('button', { name: labels.force.yes, exact: true }).click();
    await expect.poll(() => server.last(`/api/staff/templates/${second}/in-force`)).toBeTruthy();
  });
});
