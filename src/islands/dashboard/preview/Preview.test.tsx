import { PDFDocument } from '@cantoo/pdf-lib';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { joinPhotos } from '#browser/join-photos.ts';
import { kindOf } from '#browser/file-kind.ts';
import { openPdf } from '#browser/open-pdf.ts';
import { apiErrorWords } from '#i18n/api-errors.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { fill } from '#i18n/format.ts';
import { inEachLanguage } from '#tests/components/languages.ts';
import { serve } from '#tests/components/server.ts';
import { hostileFiles, pdfOf } from '#tests/components/hostile-files.ts';
import Preview from './Preview.tsx';

const words = casePageWords.en.preview;

async function look(bytes: Uint8Array, labels = words) {
  const server = serve({ 'GET /api/account/files/case/f1': () => new Response(new Uint8Array(bytes)) });
  const screen = await render(
    <Preview address="/api/account/files/case/f1" name="file" words={labels} onClose={() => undefined} />,
  );
  return { screen, server, dialog: screen.getByRole('dialog').element() };
}

declare global {
  var wasHere: boolean | undefined;
}

// Vite prepares the code that draws PDFs when it is first asked for. On a busy machine this takes longer than a test waits.
beforeAll(async () => {
  const pdf = await openPdf(new TextEncoder().encode(pdfOf())).catch(() => null);
  pdf?.close();
}, 60_000);

describe('a hostile file that is looked at', () => {
  afterEach(() => {
    globalThis.wasHere = undefined;
  });

  it('comes in at least twenty kinds', () => expect(hostileFiles.length).toBeGreaterThanOrEqual(20));

  it.each(hostileFiles)('runs, sends and opens nothing: %s', async (_name, bytes, isDrawn) => {
    const asks = vi.spyOn(globalThis, 'alert').mockReturnValue();
    const opens = vi.spyOn(globalThis, 'open').mockReturnValue(null);
    performance.clearResourceTimings();
    const { screen, server, dialog } = await look(bytes);
    const place = isDrawn ? screen.getByText('Page one') : screen.getByText(words.unshown);
    await expect.element(place).toBeInTheDocument();
    expect(globalThis.wasHere).toBeUndefined();
    expect(asks).not.toHaveBeenCalled();
    expect(opens).not.toHaveBeenCalled();
    expect(server.calls).toHaveLength(1);
    const strange = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('hostile.invalid'));
    expect(strange).toEqual([]);
    expect(dialog.querySelectorAll('iframe, object, embed, form, input, script, img, svg')).toHaveLength(0);
    // Of links, the download alone.
    expect([...dialog.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/api/account/files/case/f1',
    ]);
  });
});

inEachLanguage('a preview', (locale) => {
  const labels = casePageWords[locale].preview;

  it('says why a file does not come now, in place of a download that does not come either', async () => {
    const message = apiErrorWords[locale].unavailable;
    serve({
      'GET /api/account/files/case/f1': () =>
        Response.json({ code: 'unavailable', message }, { status: 503 }),
    });
    const screen = await render(
      <Preview address="/api/account/files/case/f1" name="file" words={labels} onClose={() => undefined} />,
    );
    await expect.element(screen.getByText(message)).toBeVisible();
    await expect.element(screen.getByText(labels.unshown)).not.toBeInTheDocument();
  });

  it('gives the text of a PDF to a screen reader, page by page, and to the eye on a press', async () => {
    const { screen } = await look(new TextEncoder().encode(pdfOf()), labels);
    const page = screen.getByRole('region', { name: fill(labels.page, { number: 1, count: 1 }) });
    await expect.element(page.getByText('Page one')).toBeInTheDocument();
    await screen.getByRole('button', { name: labels.asText }).click();
    await expect.element(page.getByText('Page one')).toBeVisible();
  });

  it('says that a photo in a PDF has no text', async () => {
    const made = await joinPhotos([await photo()], 'photos.pdf');
    const { screen } = await look(new Uint8Array(await made.arrayBuffer()), labels);
    await expect.element(screen.getByText(labels.noText)).toBeVisible();
  });
});

/** A photo with a place in its metadata: an APP1 part of a JPEG. */
async function photo(width = 60, height = 30): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.fillRect(0, 0, width / 2, height);
  const plain = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
  const bytes = new Uint8Array((await plain?.arrayBuffer()) ?? new ArrayBuffer());
  const place = new TextEncoder().encode('Exif\0\0GPS 33.7490 -84.3880');
  const size = place.length + 2;
  return new Blob(
    [bytes.slice(0, 2), new Uint8Array([0xff, 0xe1, size >> 8, size & 255]), place, bytes.slice(2)],
    {
      type: 'image/jpeg',
    },
  );
}

describe('several photos of one paper', () => {
  it('become one PDF with a page each, without the place where they were taken', async () => {
    const photos = [await photo(), await photo(30, 60)];
    expect(await photos[0]?.text()).toContain('GPS 33.7490');
    const made = await joinPhotos(photos, 'photos.pdf');
    const bytes = new Uint8Array(await made.arrayBuffer());
    expect(kindOf(bytes)).toBe('pdf');
    const text = new TextDecoder('latin1').decode(bytes);
    expect(text).not.toMatch(/GPS|Exif/);
    const pages = (await PDFDocument.load(bytes)).getPages().map((page) => page.getSize());
    expect(pages.map(({ width, height }) => Math.sign(width - height))).toEqual([1, -1]);
  });

  it('are refused together when one cannot be read', async () => {
    await expect(joinPhotos([await photo(), new Blob(['no photo'])], 'photos.pdf')).rejects.toThrow(
      'decoded',
    );
  });
});
