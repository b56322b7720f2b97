import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { coverPages, openPages, type Box } from '#browser/cover-pages.ts';
import { openPdf } from '#browser/open-pdf.ts';
import { fill } from '#i18n/format.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { inEachLanguage } from '#tests/components/languages.ts';
import { serve } from '#tests/components/server.ts';
import CoverPages from './CoverPages.tsx';

async function letter(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setAuthor('Nobody may know');
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const words of ['Born March 7, 1990', 'Second page'])
    document.addPage([612, 792]).drawText(words, { x: 72, y: 700, size: 20, font });
  return document.save();
}
const all: Box = { left: 0, top: 0, width: 100, height: 100 };

describe('a page with black boxes', () => {
  it('has nothing left beneath them, and no words or author of the original', async () => {
    const pages = await openPages(await letter());
    const file = await coverPages(pages, new Map([[1, [all]]]), 'letter-covered.pdf');
    pages.close();
    const bytes = new Uint8Array(await file.arrayBuffer());
    const raw = new TextDecoder('latin1').decode(bytes);
    expect(raw).not.toContain('Nobody may know');
    const covered = await openPdf(bytes);
    expect(covered.pages).toBe(2);
    expect(await covered.lines(1)).toEqual([]);
    expect(await covered.lines(2)).toEqual([]);
    const brightest = async (page: number) => {
      const canvas = document.createElement('canvas');
      await covered.draw(page, canvas, 200);
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: new Uint8ClampedArray(),
      };
      return data.reduce((most, value, index) => (index % 4 < 3 ? Math.max(most, value) : most), 0);
    };
    // All of the first page is black, and the second is as it was.
    expect(await brightest(1)).toBeLessThan(10);
    expect(await brightest(2)).toBeGreaterThan(250);
    covered.close();
  });

  it('refuses what is neither a PDF nor a photo', async () => {
    await expect(openPages(new TextEncoder().encode('words'))).rejects.toThrow('neither');
  });
});

inEachLanguage('somebody of staff who covers parts of an exhibit', (locale) => {
  const words = staffWords[locale];
  const labels = words.papers.made.exhibits;
  type Props = Parameters<typeof CoverPages>[0];

  it('sets boxes by numbers, goes from page to page, and is asked for at least one', async () => {
    const bytes = await letter();
    serve({ 'GET /api/staff/files/u1': () => new Response(new Uint8Array(bytes)) });
    const screen = await renderAtWork(
      <CoverPages
        {...({
          matter: { id: 'm1' },
          exhibit: { fileId: 'f1', name: 'Exhibit A', fileName: 'letter.pdf', uploadId: 'u1' },
          onClose: () => undefined,
          onSaved: () => undefined,
        } as unknown as Props)}
      />,
      locale,
    );
    await screen.getByRole('button', { name: labels.save }).click();
    await expect.element(screen.getByText(labels.none)).toBeVisible();
    await screen.getByRole('button', { name: labels.add }).click();
    await screen.getByLabelText(labels.edges.width).fill('250');
    await expect.element(screen.getByLabelText(labels.edges.width)).toHaveValue(100);
    await screen.getByRole('button', { name: labels.after }).click();
    await expect.element(screen.getByText(fill(labels.page, { page: 2, pages: 2 }))).toBeVisible();
    expect(screen.getByLabelText(labels.edges.width).elements()).toHaveLength(0);
    await screen.getByRole('button', { name: labels.before }).click();
    await screen.getByRole('button', { name: fill(labels.removeNamed, { number: 1 }) }).click();
    expect(screen.getByLabelText(labels.edges.width).elements()).toHaveLength(0);
  });
});
