import { expect, it } from 'vitest';
import type { CountyPreview } from '#domain/counties/compare-file.ts';
import { countyMessages as en } from '#i18n/en/county-messages.ts';
import { countyMessages as es } from '#i18n/es/county-messages.ts';
import { fill, plural } from '#i18n/format.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { inEachLanguage } from '#tests/components/languages.ts';
import { answer, refuse, serve } from '#tests/components/server.ts';
import { ImportFile } from './ImportFile.tsx';

const value = {
  county: 'Fulton',
  court: 'magistrate',
  field: 'phone',
  value: '404-555-0199',
  source: 'call',
  checked: '2026-11-22',
  by: 'Ana',
} as const;
const preview: CountyPreview = {
  faults: [],
  changes: [{ kind: 'changed', value, before: { ...value, value: '404-555-0100', version: 2 } }],
  same: 7,
  left: 3,
  seen: 'a'.repeat(64),
};
const csv = () => new File(['county,court,…'], 'counties.csv', { type: 'text/csv' });

inEachLanguage('a county file brought in by staff', (locale) => {
  const words = staffWords[locale];
  const labels = words.counties.import;
  const open = async () => {
    const screen = await renderAtWork(<ImportFile onChanged={() => undefined} />, locale);
    await screen.getByText(labels.open).click();
    return screen;
  };

  it('that is empty says so, and not that some field is wrong', async () => {
    const message = (locale === 'en' ? en : es)['countyFile.empty'];
    serve({
      'POST /api/staff/county-file/preview': () =>
        refuse(400, 'invalid_input', { fields: [{ field: 'csv', code: 'countyFile.empty', message }] }),
    });
    const screen = await open();
    await screen.getByLabelText(labels.file).upload(csv());
    await expect.element(screen.getByText(message)).toBeVisible();
  });

  it('is compared first and saved after a look, anew when somebody else changed something', async () => {
    const server = serve({
      'POST /api/staff/county-file/preview': () => answer(preview),
      'POST /api/staff/county-file/save': () => refuse(409, 'stale'),
    });
    const screen = await open();
    await screen.getByLabelText(labels.file).upload(csv());
    await expect.element(screen.getByText('404-555-0199')).toBeVisible();
    await expect.element(screen.getByText(fill(labels.before, { value: '404-555-0100' }))).toBeVisible();
    await expect.element(screen.getByText(fill(labels.rest, { same: 7, left: 3 }))).toBeVisible();
    expect(server.last('/api/staff/county-file/save')).toBeUndefined();
    await screen.getByRole('button', { name: plural(1, labels.submit, locale) }).click();
    await expect.element(screen.getByText(labels.stale)).toBeVisible();
    server.change({
      'POST /api/staff/county-file/preview': () => answer(preview),
      'POST /api/staff/county-file/save': () => answer({ saved: 1 }),
    });
    await screen.getByRole('button', { name: plural(1, labels.submit, locale) }).click();
    await expect.element(screen.getByText(plural(1, labels.done, locale))).toBeVisible();
  });

  it.each([
    ['UTF-8', new TextEncoder().encode('José')],
    ['the older letters of Windows', new Uint8Array([0x4a, 0x6f, 0x73, 0xe9])],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x4a, 0, 0x6f, 0, 0x73, 0, 0xe9, 0])],
  ])('is read as its program wrote it, in %s', async (_, bytes) => {
    const server = serve({ 'POST /api/staff/county-file/preview': () => answer(preview) });
    const screen = await open();
    await screen.getByLabelText(labels.file).upload(new File([bytes], 'counties.csv', { type: 'text/csv' }));
    await expect
      .poll(() => (server.last('/api/staff/county-file/preview') as { csv?: string } | undefined)?.csv)
      .toBe('José');
  });

  it('is not saved with a wrong line, which is named', async () => {
    serve({
      'POST /api/staff/county-file/preview': () =>
        answer({
          ...preview,
          changes: [],
          faults: [{ line: 4, column: 'source', fault: 'page' }],
        }),
    });
    const screen = await open();
    await screen.getByLabelText(labels.file).upload(csv());
    const message = words.counties.fileProblems.page;
    await expect
      .element(screen.getByText(fill(labels.faultIn, { line: 4, column: 'source', message })))
      .toBeVisible();
    expect(screen.getByRole('button', { name: plural(1, labels.submit, locale) }).elements()).toHaveLength(0);
  });
});
