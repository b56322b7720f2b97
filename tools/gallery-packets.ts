// `npm run gallery:packets`: the packets of three invented people as PDF in gallery/, the papers for the court and the
// copies for reading in Spanish, and a contact sheet of the pages of each.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '#domain/languages.ts';
import { launchBrowser } from '#tools/browser/launch.ts';
import { sampleCases, writeSamplePacket } from './papers/sample-packets.ts';

const folder = join(process.cwd(), 'gallery');
mkdirSync(folder, { recursive: true });
/** Answered from this machine: the browser fetches nothing. */
const origin = 'http://packets.localhost';
const reader = (name: string) => readFileSync(`node_modules/pdfjs-dist/legacy/build/${name}`, 'utf8');

const browser = await launchBrowser();
try {
  for (const [name, facts] of Object.entries(sampleCases))
    for (const language of locales) {
      const bytes = await writeSamplePacket(facts, language);
      const file = `packet-${name}-${language}`;
      writeFileSync(join(folder, `${file}.pdf`), bytes);
      const page = await browser.newPage({ viewport: { width: 1_900, height: 900 } });
      await page.route(`${origin}/**`, async (route) => {
        const { pathname } = new URL(route.request().url());
        if (pathname.endsWith('.mjs'))
          await route.fulfill({ contentType: 'text/javascript', body: reader(pathname.slice(1)) });
        else if (pathname === '/packet.pdf')
          await route.fulfill({ contentType: 'application/pdf', body: bytes });
        else
          await route.fulfill({
            contentType: 'text/html',
            body: '<style>body{display:flex;flex-wrap:wrap;gap:12px;margin:12px;background:#999}canvas{width:600px}</style>',
          });
      });
      await page.goto(`${origin}/`);
      const pages = await page.evaluate(async () => {
        const { getDocument, GlobalWorkerOptions } = await import(String('/pdf.min.mjs'));
        GlobalWorkerOptions.workerSrc = '/pdf.worker.min.mjs';
        const packet = await getDocument({ url: '/packet.pdf' }).promise;
        for (let number = 1; number <= packet.numPages; number += 1) {
          const one = await packet.getPage(number);
          const viewport = one.getViewport({ scale: 2 });
          const canvas = document.body.appendChild(document.createElement('canvas'));
          Object.assign(canvas, { width: viewport.width, height: viewport.height });
          await one.render({ canvas, viewport }).promise;
        }
        return Number(packet.numPages);
      });
      writeFileSync(join(folder, `${file}.png`), await page.screenshot({ fullPage: true }));
      await page.close();
      console.log(`gallery/${file}.pdf: ${pages} pages, and as a picture beside it`);
    }
} finally {
  await browser.close();
}
