// The parties of a court case, as staff remove one.
import { expect, it } from 'vitest';
import type { CaseSheet, MatterSheet, PartySheet } from '#domain/cases/case-sheet.ts';
import { locales } from '#domain/languages.ts';
import { fill } from '#i18n/format.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, serve } from '#tests/components/server.ts';
import { Parties } from './Parties.tsx';

const partyId = 'b0000000-0000-4000-8000-000000000001';
const path = '/api/staff/matters/m1/parties';
const party = {
  id: partyId,
  version: 3,
  role: 'plaintiff',
  name: 'Oak Homes LLC',
  isClient: false,
  source: 'client',
} as unknown as PartySheet;

it.each(locales)('a party is removed after one question, which names it (%s)', async (locale) => {
  const server = serve({ [`POST ${path}`]: () => answer({}) });
  const words = staffWords[locale];
  const labels = words.cases.party;
  const page = await renderAtWork(
    <Parties
      id="c1"
      siteEmail="help@example.com"
      member={{
        id: 'sam',
        name: 'Sam Lee',
        email: 'sam@example.com',
        role: 'staff',
        rights: [],
        preferences: { shortcuts: true, undoSeconds: 10 },
      }}
      onChanged={() => undefined}
      reload={async () => undefined}
      item={{} as CaseSheet}
      matter={{ id: 'm1', parties: [party] } as unknown as MatterSheet}
    />,
    locale,
  );
  await page.getByText(fill(labels.edit, { name: party.name })).click();
  await page.getByRole('button', { name: labels.removing.submit, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: fill(labels.removing.title, { name: party.name }) });
  await expect.element(dialog).toBeVisible();
  expect(server.calls).toEqual([]);
  await dialog.getByRole('button', { name: labels.removing.submit, exact: true }).click();
  await expect.poll(() => server.last(path)).toMatchObject({ act: 'remove', partyId, version: 3 });
});
