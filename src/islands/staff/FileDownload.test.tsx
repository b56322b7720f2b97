import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { fill } from '#i18n/format.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { inEachLanguage } from '#tests/components/languages.ts';
import { serve } from '#tests/components/server.ts';
import { FileDownload } from './FileDownload.tsx';

const address = '/api/staff/files/u1';

async function blankPdf(): Promise<Uint8Array<ArrayBuffer>> {
  const made = await PDFDocument.create();
  made.addPage([200, 100]);
  return new Uint8Array(await made.save());
}

inEachLanguage('a file that could act by itself', (locale) => {
  const words = staffWords[locale];
  const shown = { uploadId: 'u1', size: 1_000 };

  it('is looked at as drawn pages, beside which nothing hands out the file', async () => {
    const bytes = await blankPdf();
    const server = serve({ [`GET ${address}`]: () => new Response(bytes) });
    const screen = await renderAtWork(
      <FileDownload {...shown} name="form.pdf" scan="clean" active />,
      locale,
    );
    expect(server.calls).toHaveLength(0);
    await screen.getByRole('button', { name: fill(words.preview.openNamed, { name: 'form.pdf' }) }).click();
    const page = fill(words.preview.page, { number: 1, count: 1 });
    await expect.element(screen.getByRole('region', { name: page })).toBeVisible();
    expect(screen.getByRole('dialog').element().querySelectorAll('a')).toHaveLength(0);
  });

  it('is handed out only after a warning', async () => {
    const screen = await renderAtWork(
      <FileDownload {...shown} name="form.pdf" scan="clean" active />,
      locale,
    );
    expect(screen.container.querySelectorAll('a')).toHaveLength(0);
    const { openNamed, warnActive, download } = words.applications.files;
    await screen.getByRole('button', { name: fill(openNamed, { name: 'form.pdf' }) }).click();
    await expect.element(screen.getByText(warnActive)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: download })).toHaveAttribute('href', address);
  });

  it('is offered in no way once a scanner flagged it, and a document is not drawn', async () => {
    const screen = await renderAtWork(
      <>
        <FileDownload {...shown} name="form.pdf" scan="infected" />
        <FileDownload {...shown} name="letter.docx" scan="clean" />
      </>,
      locale,
    );
    await expect.element(screen.getByText(words.applications.files.infected)).toBeVisible();
    expect(screen.container.querySelectorAll('button')).toHaveLength(0);
    expect(
      [...screen.container.querySelectorAll('a')].map((link) => link.getAttribute('aria-label')),
    ).toEqual([fill(words.applications.files.openNamed, { name: 'letter.docx' })]);
  });
});
