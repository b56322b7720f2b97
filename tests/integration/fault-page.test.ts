// @module-tag full
// Somebody who writes under `npm run dev` and breaks a text: what they see in place of the page, and that it comes back.
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '#tools/browser/launch.ts';
import { freePort } from '#tools/local/ports.ts';
import { PROJECT_ROOT } from '#tools/local/project-root.ts';
import { inFullRun } from '../runs.ts';

const root = mkdtempSync(join(tmpdir(), 'fault-page-'));
const file = 'content/blog/court-fee-waiver/en.mdx';
let server: ChildProcess | undefined;
let browser: Browser | undefined;
let page: Page;
let address: string;

async function startServer(): Promise<string> {
  // Copies: the server takes a linked folder for another one than its own.
  for (const name of ['content', 'src', 'tools', 'package.json', 'astro.config.mjs', 'tsconfig.json'])
    cpSync(name, join(root, name), { recursive: true });
  for (const name of ['public', 'node_modules']) symlinkSync(join(PROJECT_ROOT, name), join(root, name));
  mkdirSync(join(root, 'tests/fixtures'), { recursive: true });
  cpSync('tests/fixtures/writing-site.ts', join(root, 'tests/fixtures/writing-site.ts'));
  const script = join(root, 'tests/fixtures/writing-site.ts');
  server = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, String(await freePort())],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'development', VITEST: '' },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  let output = '';
  for await (const part of server.stdout!.iterator({ destroyOnReturn: false })) {
    output += String(part);
    const ready = /^ready: (\d+)$/m.exec(output);
    if (!ready) continue;
    server.stdout!.resume();
    return `http://localhost:${String(ready[1])}`;
  }
  throw new Error(`The writing site ended before it was ready: ${output}`);
}

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('somebody who breaks the text of an article', inFullRun, () => {
  const right = readFileSync(file, 'utf8');
  const last = right.split('\n').length + 1;
  const type = (text: string) => writeFileSync(join(root, file), `${right}\n${text}\n`);
  const shown = () => page.locator('body').innerText();
  /** The server reloads the page too once the file has changed: the later of the two cancels the earlier. */
  const reload = () =>
    page.reload().catch((cause: unknown) => {
      if (!String(cause).includes('ERR_ABORTED')) throw cause;
    });

  beforeAll(async () => {
    address = await startServer();
    browser = await launchBrowser();
    page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
    page.setDefaultTimeout(90_000);
    await page.goto(`${address}/blog/court-fee-waiver`);
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    server?.kill('SIGKILL');
  });

  test.each([
    [
      'a less-than sign',
      'If you owe <3 months',
      `line ${last}: write &lt; in place of a < that begins no box`,
    ],
    ['a box that nothing closes', '<Notice title="x">\n\na', `line ${last}: <Notice> is not closed`],
    [
      'a box that ends outside of its list',
      '- <Notice title="x">\n\na\n\n</Notice>',
      `line ${last}: <Notice> begins in one`,
    ],
    ['braces', 'a {day b', `line ${last}: write &#123;`],
  ])(
    'by %s reads in place of the page the file, the line and what to write, and sees the page again once it is mended',
    async (_, text, sentence) => {
      type(text);
      await reload();
      await expect.poll(shown, { timeout: 60_000 }).toContain(sentence);
      expect(await shown()).toContain(file);
      expect(await shown()).not.toMatch(/MDX|JSX|Unexpected|node_modules/);
      expect(await page.locator('vite-error-overlay').count()).toBe(0);
      writeFileSync(join(root, file), right);
      await page.locator('article h1, main h1', { hasText: /court/ }).waitFor();
    },
    180_000,
  );

  test('sees the sentence without a reload, and no overlay of a program at any time', async () => {
    // In each page from its beginning: the server may still be reloading what the test before has put right.
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('vite-error-overlay')) sessionStorage.setItem('overlay', 'seen');
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${address}/blog/court-fee-waiver`);
    type('If you owe <3 months');
    await expect.poll(shown, { timeout: 60_000 }).toContain(`line ${last}: write &lt;`);
    expect(await page.evaluate(() => sessionStorage.getItem('overlay'))).toBeNull();
    writeFileSync(join(root, file), right);
    await expect.poll(shown, { timeout: 60_000 }).not.toContain('write &lt;');
  }, 180_000);
});
