// The audit log as an admin reads it: a day, changes alone, and words instead of codes.
import { expect, it } from 'vitest';
import type { AuditRow } from '#domain/audit/entries.ts';
import { periodChoices } from '#domain/audit/period.ts';
import { locales } from '#domain/languages.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { formatPrice, formatShortDay } from '#i18n/format.ts';
import en from '#i18n/en/staff/audit-details.ts';
import es from '#i18n/es/staff/audit-details.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, serve } from '#tests/components/server.ts';
import AuditLog from './AuditLog.tsx';
import { detailsInWords } from './details.ts';

const row: AuditRow = {
  id: 'e1',
  action: 'application_decided',
  actorRole: 'staff',
  actor: 'Sam Office',
  objectType: 'intake_form',
  objectId: 'abcdef01-0000-4000-8000-000000000000',
  details: { from: 'submitted', to: 'accepted' },
  createdAt: '2026-11-24T14:17:42Z',
};
const props = {
  id: null,
  siteEmail: 'office@example.com',
  member: {
    id: 'sam',
    name: 'Sam Office',
    email: 'sam@example.com',
    role: 'admin',
    rights: [],
    preferences: { shortcuts: true, undoSeconds: 10 },
  },
} as const;

it.each(locales)('an admin asks for one day and for changes alone, and reads words (%s)', async (locale) => {
  const words = staffWords[locale];
  const { filters, kinds } = words.audit;
  const server = serve({
    'POST /api/staff/audit/search': () => answer({ items: [row], before: null }),
    'GET /api/staff/audit/people': () => answer({ people: [] }),
  });
  const screen = await renderAtWork(<AuditLog {...props} />, locale);
  const { submitted, accepted } = words.applications.states;
  await expect.element(screen.getByText(`${submitted} → ${accepted}`)).toBeVisible();

  const [, , third] = periodChoices(officeDate(new Date()));
  if (third?.kind !== 'day') throw new Error('The third choice is a day.');
  await screen.getByLabelText(filters.period).selectOptions(formatShortDay(third.day, locale));
  await screen.getByLabelText(filters.kind).selectOptions(kinds.changes);
  await expect
    .poll(() => server.calls.findLast(({ path }) => path.endsWith('/audit/search'))?.body)
    .toEqual({ period: third.value, kind: 'changes' });
});

it.each(locales)('what a line keeps is said in words of the language (%s)', (locale) => {
  const words = staffWords[locale];
  const own = { en, es }[locale];
  const { labels, counted, yes } = own;
  const says = (details: AuditRow['details']) =>
    detailsInWords({ ...row, details }, { labels: own, staff: words }, locale);
  expect(says({ days: 30 })).toBe(counted.days.other.replace('{count}', '30'));
  expect(says({ list: 'cases', rows: 1 })).toBe(
    `${labels.list}: ${words.frame.nav.cases} · ${counted.rows.one.replace('{count}', '1')}`,
  );
  expect(says({ amountCents: 29500, orderId: 'abcdef01-0000' })).toBe(
    `${labels.amountCents}: ${formatPrice(29500, locale)} · ${labels.orderId}: abcdef01`,
  );
  expect(says({ channel: 'call', reached: true })).toBe(
    `${labels.channel}: ${own.values.call} · ${labels.reached}: ${yes}`,
  );
  expect(says({ from: null, to: 'refunds, merge' })).toContain(
    `${words.people.rights.names.refunds}, ${words.people.rights.names.merge}`,
  );
  expect(says({ reason: 'Asked by the landlord, twice, in a letter.' })).toContain(
    'Asked by the landlord, twice, in a letter.',
  );
  expect(says({})).toBe('');
});
