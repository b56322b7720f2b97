import { describe, expect, it } from 'vitest';
import type { StaffCourtValue } from '#domain/counties/county-requests.ts';
import { courtFields, courtsOf } from '#domain/counties/court-values.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { formatDate } from '#i18n/format.ts';
import { staffWords } from '#i18n/staff.ts';
import { fill } from '#i18n/fill.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, refuse, serve } from '#tests/components/server.ts';
import { CountyRecord } from './CountyRecord.tsx';

const words = staffWords.en;
const labels = words.counties;
const phone: StaffCourtValue = {
  county: 'Fulton',
  court: 'magistrate',
  field: 'phone',
  value: '404-555-0100',
  source: 'https://example.org/court',
  checked: '2020-01-02',
  by: 'Sam Lee',
  version: 3,
};
const member = {
  id: '',
  name: 'Ana Lee',
  role: 'staff',
  rights: [],
  preferences: { keys: true },
} as unknown as Parameters<typeof CountyRecord>[0]['member'];
const open = (locale: Locale = 'en') =>
  renderAtWork(
    <CountyRecord
      id="13121"
      county="Fulton"
      siteEmail="help@example.com"
      member={member}
      onChanged={() => undefined}
    />,
    locale,
  );
const readAs = (...values: StaffCourtValue[]) => ({
  'POST /api/staff/counties/read': () => answer({ county: 'Fulton', values }),
});
const place = (field: keyof typeof labels.fields) => ({
  field: `${labels.fields[field]}, ${labels.courts.magistrate.name}`,
});

describe('somebody of staff who keeps the county file', () => {
  it('sees what is stale and what nobody checked, and cannot save without a source', async () => {
    const server = serve(readAs(phone));
    const screen = await open();
    await expect.element(screen.getByText(/Older than 180 days/)).toBeVisible();
    // Every value of every court, but the phone that is known.
    const values = courtsOf('Fulton').length * courtFields.length;
    expect(screen.getByText(labels.notVerified).elements()).toHaveLength(values - 1);
    await screen.getByRole('button', { name: fill(labels.add, place('fee')) }).click();
    await screen.getByLabelText(labels.value).fill('$60');
    await screen.getByRole('button', { name: labels.submit }).click();
    await expect.element(screen.getByText(labels.problems['countyValue.source'] ?? '')).toBeVisible();
    expect(server.last('/api/staff/counties/save')).toBeUndefined();
    await screen.getByLabelText(labels.source).fill('phone call with the clerk');
    server.change({ 'POST /api/staff/counties/save': () => answer({}), ...readAs(phone) });
    await screen.getByRole('button', { name: labels.submit }).click();
    await expect.element(screen.getByText(fill(labels.done, { field: labels.fields.fee }))).toHaveFocus();
    expect(server.last('/api/staff/counties/save')).toMatchObject({
      county: 'Fulton',
      field: 'fee',
      value: '$60',
      source: 'phone call with the clerk',
      version: null,
    });
  });

  it.each(locales)(
    'reads in their language what was researched and not checked by a person (%s)',
    async (locale) => {
      serve(readAs({ ...phone, by: 'research, stored copy of the page' }));
      const screen = await open(locale);
      const { researched } = staffWords[locale].counties;
      const text = fill(researched.storedCopy, { date: formatDate(phone.checked, locale) });
      await expect.element(screen.getByText(text)).toBeVisible();
      expect(screen.getByText('research, stored copy').elements()).toHaveLength(0);
    },
  );

  it('is told who was faster, sees their value, and keeps what was typed', async () => {
    const server = serve({
      ...readAs(phone),
      'POST /api/staff/counties/save': () => refuse(409, 'stale', { by: 'Sam Lee', version: 4 }),
    });
    const screen = await open();
    await screen.getByRole('button', { name: fill(labels.change, place('phone')) }).click();
    const field = screen.getByLabelText(labels.value);
    await field.fill('404-555-0111');
    server.change(readAs({ ...phone, value: '404-555-0199', version: 4 }));
    await screen.getByRole('button', { name: labels.submit }).click();
    await expect.element(screen.getByText(fill(labels.staleBy, { name: 'Sam Lee' }))).toBeVisible();
    await expect.element(screen.getByText('404-555-0199')).toBeVisible();
    await expect.element(field).toHaveValue('404-555-0111');
    server.change({ 'POST /api/staff/counties/save': () => answer({}) });
    await screen.getByRole('button', { name: labels.submit }).click();
    await expect.poll(() => server.last('/api/staff/counties/save')).toMatchObject({ version: 4 });
  });
});
