// Forms about a case that two people have open, as staff use them: nobody takes back what somebody else put right.
import { describe, expect, it } from 'vitest';
import type { LetterTrack } from '#domain/cases/letter-tracks.ts';
import type { CaseSheet, MatterSheet, PartySheet, TaskSheet } from '#domain/cases/case-sheet.ts';
import { fill } from '#i18n/format.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { inEachLanguage } from '#tests/components/languages.ts';
import { answer, refuse, serve } from '#tests/components/server.ts';
import { MatterForm } from './MatterForm.tsx';
import { LetterTracks } from './LetterTracks.tsx';
import { Parties } from './Parties.tsx';
import type { CasePartProps } from './part-props.ts';
import { RecordMatch } from './RecordMatch.tsx';
import { Tasks } from './Tasks.tsx';

const party: PartySheet = {
  id: 'b0000000-0000-4000-8000-000000000001',
  version: 3,
  role: 'plaintiff',
  name: 'Oak Homes LLC',
  isClient: false,
  address: '1 Main St',
  city: 'Atlanta',
  state: 'Georgia',
  zip: '30303',
  email: null,
  phone: null,
  addressSource: 'client',
  addressOn: null,
  attorneyOfRecord: null,
  registeredAgent: null,
  deceasedAt: null,
  dissolvedAt: null,
  danger: null,
  dangerClearedAt: null,
  mailReturnedOn: null,
  source: 'client',
};
const task: TaskSheet = {
  id: 'd0000000-0000-4000-8000-000000000001',
  version: 1,
  code: 'custom',
  title: 'Call the clerk',
  matterPlace: null,
  dueAt: null,
  owner: { id: 'a0000000-0000-4000-8000-000000000002', name: 'Sam Lee' },
  doneAt: null,
  doneBy: null,
};
const matter = {
  id: 'm1',
  place: 1,
  version: 4,
  court: 'magistrate',
  county: 'DeKalb',
  docketNumber: '24-D-01',
  nameAsFiled: 'Ana Nunez',
  aliases: [],
  addressThen: null,
  filingYear: null,
  filedAgainstOn: null,
  judgedOn: null,
  caseOutcome: null,
  judgment: 'unknown',
  writRecordedIn: null,
  attorney: null,
  hiddenSeenOn: null,
  sameDisputeAs: null,
  leftOutAt: null,
  parties: [party],
} as unknown as MatterSheet;

function propsOf(change: Partial<MatterSheet> = {}, taskNow: TaskSheet = task) {
  const now = { ...matter, ...change };
  const item = {
    row: { id: 'c1', holds: [] },
    matters: [now],
    tasks: [taskNow],
    tasksDone: [],
    readAt: '2026-11-22T15:00:00Z',
    colleagues: [
      { id: 'a0000000-0000-4000-8000-000000000001', name: 'Pat Law', role: 'attorney' },
      {
        id: 'a0000000-0000-4000-8000-000000000002',
        name: 'Sam Lee',
        email: 'sam@example.com',
        role: 'staff',
      },
    ],
  } as unknown as CaseSheet;
  const props: CasePartProps = {
    id: 'c1',
    siteEmail: 'help@example.com',
    member: {
      id: 'a0000000-0000-4000-8000-000000000002',
      name: 'Sam Lee',
      email: 'sam@example.com',
      role: 'staff',
      rights: [],
      preferences: { shortcuts: true, undoSeconds: 10 },
    },
    onChanged: () => undefined,
    item,
    reload: async () => undefined,
  };
  return { ...props, matter: now };
}
const factsPath = '/api/staff/matters/m1/facts';

inEachLanguage('while a form is open', (locale) => {
  const words = staffWords[locale];
  const labels = words.cases.matter;
  const { editConflict } = words.cases;

  it('a docket number that somebody else puts right stays right when the attorney is saved here', async () => {
    const server = serve({ [`POST ${factsPath}`]: () => answer({ matchLost: false }) });
    const page = await renderAtWork(<MatterForm {...propsOf()} />, locale);
    await page.getByLabelText(labels.form.fields.attorneyId.label).selectOptions('Pat Law');
    await page.rerender(<MatterForm {...propsOf({ version: 5, docketNumber: '24-D-77' })} />);
    await expect.element(page.getByLabelText(labels.form.fields.docketNumber)).toHaveValue('24-D-77');
    await page.getByLabelText(labels.form.fields.source).selectOptions(words.cases.sources.court_record);
    await page.getByRole('button', { name: labels.form.submit }).click();
    await expect.element(page.getByText(labels.form.done)).toBeVisible();
    expect(server.last(factsPath)).toMatchObject({
      version: 5,
      facts: {
        docketNumber: '24-D-77',
        attorneyId: 'a0000000-0000-4000-8000-000000000001',
        county: 'DeKalb',
      },
    });
  });

  it('two docket numbers are shown side by side, and nothing is sent before one is chosen', async () => {
    const server = serve({ [`POST ${factsPath}`]: () => answer({ matchLost: false }) });
    const page = await renderAtWork(<MatterForm {...propsOf()} />, locale);
    await page.getByLabelText(labels.form.fields.docketNumber).fill('24-D-10');
    await page.getByLabelText(labels.form.fields.source).selectOptions(words.cases.sources.client);
    await page.rerender(<MatterForm {...propsOf({ version: 5, docketNumber: '24-D-77' })} />);
    await expect.element(page.getByText(editConflict.lead)).toBeVisible();
    await expect.element(page.getByText(fill(editConflict.mine, { value: '24-D-10' }))).toBeVisible();
    await page.getByRole('button', { name: labels.form.submit }).click();
    await expect.element(page.getByText(words.frame.form.choose)).toBeVisible();
    expect(server.calls).toEqual([]);
    await page.getByText(fill(editConflict.stored, { value: '24-D-77' })).click();
    await expect
      .element(page.getByRole('textbox', { name: labels.form.fields.docketNumber }))
      .toHaveValue('24-D-77');
    await page.getByText(fill(editConflict.mine, { value: '24-D-10' })).click();
    await page.getByRole('button', { name: labels.form.submit }).click();
    await expect.element(page.getByText(labels.form.done)).toBeVisible();
    expect(server.last(factsPath)).toMatchObject({ version: 5, facts: { docketNumber: '24-D-10' } });
  });

  it('a letter keeps the day typed here and the day somebody else noted', async () => {
    const path = '/api/staff/matters/m1/letters';
    const letter: LetterTrack = {
      id: 'e0000000-0000-4000-8000-000000000001',
      company: 'Oak Screening',
      sentOn: '2026-10-01',
      receivedOn: null,
      addedInformation: false,
      answer: null,
      answeredOn: null,
      version: 1,
    };
    const server = serve({
      [`GET ${path}`]: () => answer({ items: [letter] }),
      [`POST ${path}`]: () => {
        server.change({
          [`GET ${path}`]: () => answer({ items: [{ ...letter, receivedOn: '2026-10-05', version: 2 }] }),
        });
        return refuse(409, 'stale', { changedBy: 'Ben', changedAt: '2026-11-22T14:00:00Z' });
      },
    });
    const texts = words.courtChecks.letters;
    const page = await renderAtWork(<LetterTracks {...propsOf()} />, locale);
    await page.getByRole('button', { name: fill(texts.change, { company: letter.company }) }).click();
    await page.getByLabelText(texts.fields.sentOn).first().fill('2026-10-02');
    await page.getByRole('button', { name: texts.submit }).first().click();
    await expect.element(page.getByText(/Ben/)).toBeVisible();
    await expect.element(page.getByLabelText(texts.fields.receivedOn).first()).toHaveValue('2026-10-05');
    server.change({ [`POST ${path}`]: () => answer({}) });
    await page.getByRole('button', { name: texts.submit }).first().click();
    await expect.element(page.getByText(texts.done, { exact: true })).toHaveFocus();
    await expect
      .poll(() => server.calls.findLast(({ method }) => method === 'POST')?.body)
      .toMatchObject({
        letterId: letter.id,
        version: 2,
        sentOn: '2026-10-02',
        receivedOn: '2026-10-05',
      });
  });
});

describe('while a form is open', () => {
  const words = staffWords.en;
  const labels = words.cases.matter;

  it('what is saved names the version of the values on the screen, and a refusal brings the newer ones', async () => {
    const server = serve({
      [`POST ${factsPath}`]: () =>
        refuse(409, 'stale', { changedBy: 'Ben', changedAt: '2026-11-22T14:00:00Z' }),
    });
    const props = propsOf();
    const page = await renderAtWork(<MatterForm {...props} />);
    const reload = async () => {
      await page.rerender(<MatterForm {...propsOf({ version: 6, nameAsFiled: 'Ana Núñez' })} />);
    };
    await page.rerender(<MatterForm {...props} reload={reload} />);
    await page.getByLabelText(labels.form.fields.addressThen).fill('5 Elm St');
    await page.getByLabelText(labels.form.fields.source).selectOptions(words.cases.sources.client);
    await page.getByRole('button', { name: labels.form.submit }).click();
    await expect.element(page.getByText('Ben changed', { exact: false })).toBeVisible();
    expect(server.last(factsPath)).toMatchObject({ version: 4 });
    await expect.element(page.getByLabelText(labels.form.fields.nameAsFiled.label)).toHaveValue('Ana Núñez');
    server.change({ [`POST ${factsPath}`]: () => answer({ matchLost: false }) });
    await page.getByRole('button', { name: labels.form.submit }).click();
    await expect.element(page.getByText(labels.form.done)).toBeVisible();
    expect(server.last(factsPath)).toMatchObject({
      version: 6,
      facts: { addressThen: '5 Elm St', nameAsFiled: 'Ana Núñez' },
    });
  });

  it('what was saved here and comes back tidied up is nothing to choose about', async () => {
    serve({ [`POST ${factsPath}`]: () => answer({ matchLost: false }) });
    const page = await renderAtWork(<MatterForm {...propsOf()} />);
    await page.getByLabelText(labels.form.fields.docketNumber).fill('  24-D-10 ');
    await page.getByLabelText(labels.form.fields.source).selectOptions(words.cases.sources.client);
    await page.getByRole('button', { name: labels.form.submit }).click();
    await expect.element(page.getByText(labels.form.done)).toBeVisible();
    await page.rerender(<MatterForm {...propsOf({ version: 5, docketNumber: '24-D-10' })} />);
    await expect.element(page.getByLabelText(labels.form.fields.docketNumber)).toHaveValue('24-D-10');
    await expect.element(page.getByText(words.cases.editConflict.lead)).not.toBeInTheDocument();
  });

  it('the record is compared with the docket number as somebody else has put it right', async () => {
    const path = '/api/staff/matters/m1/record';
    const server = serve({ [`POST ${path}`]: () => answer({ papersVoided: 0, searches: 0 }) });
    const record = words.cases.record;
    let matched = 0;
    const page = await renderAtWork(
      <RecordMatch {...propsOf()} onMatched={() => (matched += 1)} onTyped={() => {}} />,
    );
    await page.getByText(record.title, { exact: true }).click();
    await page.rerender(
      <RecordMatch
        {...propsOf({ version: 5, docketNumber: '24-D-77' })}
        onMatched={() => (matched += 1)}
        onTyped={() => {}}
      />,
    );
    await page.getByText(record.form.fields.result.options.matched).click();
    await page.getByLabelText(record.form.fields.note).fill('Looked it up.');
    await page.getByRole('button', { name: record.form.submit }).click();
    await expect.element(page.getByText(record.form.done)).toBeVisible();
    expect(server.last(path)).toMatchObject({ version: 5, docketNumber: '24-D-77' });
    // What comes next opens by itself.
    expect(matched).toBe(1);
  });

  it('the new address of a party stays when its phone is saved here', async () => {
    const path = '/api/staff/matters/m1/parties';
    const server = serve({ [`POST ${path}`]: () => answer({}) });
    const texts = words.cases.party;
    const page = await renderAtWork(<Parties {...propsOf()} />);
    await page.getByText(fill(texts.edit, { name: party.name })).click();
    await page.getByLabelText(texts.form.fields.phone).fill('404-555-0100');
    const moved = { ...party, version: 4, address: '2 Oak Ave' };
    await page.rerender(<Parties {...propsOf({ parties: [moved] })} />);
    await page.getByLabelText(labels.form.fields.source).selectOptions(words.cases.sources.client);
    await page.getByRole('button', { name: texts.form.submit }).click();
    await expect.element(page.getByText(texts.form.done)).toBeVisible();
    expect(server.last(path)).toMatchObject({
      version: 4,
      facts: { address: '2 Oak Ave', phone: '404-555-0100' },
    });
  });

  it('a task stays with its new owner when its day is changed here', async () => {
    const path = '/api/staff/cases/c1/tasks';
    const server = serve({ [`POST ${path}`]: () => answer({}) });
    const texts = words.cases.tasks;
    const page = await renderAtWork(<Tasks {...propsOf()} />);
    await page.getByRole('button', { name: texts.change }).click();
    await page.getByLabelText(texts.form.fields.dueAt).first().fill('2026-12-01');
    const newer: TaskSheet = {
      ...task,
      version: 2,
      owner: { id: 'a0000000-0000-4000-8000-000000000001', name: 'Pat Law' },
    };
    await page.rerender(<Tasks {...propsOf({}, newer)} />);
    await page.getByRole('button', { name: texts.changing.submit }).click();
    await expect.element(page.getByText(texts.changing.done)).toBeVisible();
    expect(server.last(path)).toMatchObject({
      act: 'change',
      version: 2,
      ownerId: 'a0000000-0000-4000-8000-000000000001',
    });
  });
});
