// `npm run gallery [page…]`: writes one contact sheet per page into gallery/, each with both languages, themes and
// widths. It looks at dist/, so build first.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '#tools/browser/launch.ts';
import { serveBuilt } from '#tools/browser/serve-built.ts';
import { builtPages, isWorthLooking } from '#tools/checks/built-pages.ts';

const widths = [360, 1280] as const;
const themes = ['light', 'dark'] as const;
/** Longer pages are cut: beyond about 8,000 pixels the browser's screenshots repeat the top. */
const tallest = 8_000;

const wanted = process.argv.slice(2);
const english = builtPages()
  .map((page) => page.address)
  .filter((address) => !/^\/es(?:\/|$)/.test(address))
  .filter((address) => (wanted.length === 0 ? isWorthLooking(address) : wanted.includes(address)));
const folder = join(process.cwd(), 'gallery');
mkdirSync(folder, { recursive: true });

const server = await serveBuilt();
const browser = await launchBrowser();
try {
  for (const address of english) {
    const figures: string[] = [];
    for (const language of ['en', 'es'])
      for (const theme of themes)
        for (const width of widths) {
          const target = language === 'en' ? address : address === '/' ? '/es' : `/es${address}`;
          const context = await browser.newContext({
            viewport: { width, height: width < 600 ? 780 : 900 },
            colorScheme: theme,
            locale: language === 'en' ? 'en-US' : 'es-US',
          });
          const page = await context.newPage();
          const faults: string[] = [];
          page.on('pageerror', (error) => faults.push(error.message));
          await page.goto(server.origin + target, { waitUntil: 'load' });
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          const { height, wide } = await page.evaluate(() => ({
            height: document.documentElement.scrollHeight,
            wide: document.documentElement.scrollWidth,
          }));
          if (wide > width) faults.push(`wider than the screen: ${wide} px`);
          const shot = await page.screenshot({
            type: 'jpeg',
            quality: 70,
            fullPage: true,
            clip: { x: 0, y: 0, width, height: Math.min(height, tallest) },
          });
          await context.close();
          for (const fault of faults) console.log(`${target} ${theme} ${width}: ${fault}`);
          figures.push(
            `<figure><figcaption>${language} ${theme} ${width}</figcaption><img width="${width / 2}" src="data:image/jpeg;base64,${shot.toString('base64')}"></figure>`,
          );
        }
    const sheet = await browser.newPage({ viewport: { width: 3_480, height: 800 } });
    await sheet.setContent(
      `<style>body{display:flex;gap:12px;margin:12px;background:#999;font:14px sans-serif}figure{margin:0}</style>${figures.join('')}`,
    );
    const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
    writeFileSync(join(folder, `${name}.png`), await sheet.screenshot({ fullPage: true }));
    await sheet.close();
    console.log(`gallery/${name}.png`);
  }
} finally {
  await browser.close();
  await server.stop();
}
