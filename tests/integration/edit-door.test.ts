// @module-tag full
// An editor at /edit of the development server. The folder picker is answered with a folder inside the browser, filled from
// a copy of content/; what the editor saves there is written back into the copy, which the server watches.
import { spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postFaults } from '#collections/post-files.ts';
import { launchBrowser } from '#tools/browser/launch.ts';
import { writeDoor } from '#tools/edit-door/write.ts';
import { contentTypeOf } from '#tools/local/netlify/content-types.ts';
import { freePort } from '#tools/local/ports.ts';
import { PROJECT_ROOT } from '#tools/local/project-root.ts';
import { inFullRun } from '../runs.ts';

const root = mkdtempSync(join(tmpdir(), 'edit-door-'));
const slug = 'what-a-mailed-notice-means';
const fileOf = (locale: 'en' | 'es') => `content/blog/${slug}/${locale}.mdx`;
let server: ChildProcess | undefined;
let browser: Browser | undefined;
let page: Page;
let address: string;

const contentOf = (folder: string): [file: string, text: string][] =>
  globSync('content/**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]);

async function startServer(): Promise<string> {
  cpSync('content', join(root, 'content'), { recursive: true });
  for (const name of [
    'src',
    'tools',
    'public',
    'node_modules',
    'package.json',
    'astro.config.mjs',
    'tsconfig.json',
  ])
    symlinkSync(join(PROJECT_ROOT, name), join(root, name));
  const port = String(await freePort());
  const script = join(PROJECT_ROOT, 'tests/fixtures/writing-site.ts');
  server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, port], {
    cwd: root,
    env: { ...process.env, EDIT_DOOR: 'on', NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { stdout } = server;
  if (!stdout) throw new Error('The writing site was started without its output');
  // Before it is ready it may warn of something. Left open: what it says later has to go somewhere.
  let output = '';
  for await (const part of stdout.iterator({ destroyOnReturn: false })) {
    output += String(part);
    const ready = /^ready: (\d+)$/m.exec(output);
    if (!ready) continue;
    stdout.resume();
    return `http://localhost:${String(ready[1])}`;
  }
  throw new Error(`The writing site ended before it was ready: ${output}`);
}

/** Puts these files into the folder inside the browser that stands for the repository. */
async function fillFolder(files: [file: string, text: string][]): Promise<void> {
  await page.evaluate(async (entries) => {
    const top = await (
      await navigator.storage.getDirectory()
    ).getDirectoryHandle('repository', { create: true });
    await top.getDirectoryHandle('.git', { create: true });
    for (const [file, text] of entries) {
      const parts = file.split('/');
      let folder = top;
      for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part, { create: true });
      const handle = await folder.getFileHandle(parts.at(-1) ?? '', { create: true });
      const writer = await handle.createWritable();
      await writer.write(text);
      await writer.close();
    }
  }, files);
}

/** The text of one file as the editor saved it. */
const writeBackOf = (file: string) =>
  page.evaluate(async (path) => {
    const parts = path.split('/');
    let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('repository');
    for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
    return (await (await folder.getFileHandle(parts.at(-1) ?? '')).getFile()).text();
  }, file);

/** Writes what the editor saved into the copy on disk; answers the names of the files that are new or changed. */
async function writeBack(): Promise<string[]> {
  const files = await page.evaluate(async () => {
    const found: [string, string][] = [];
    const walk = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        if (handle.kind === 'directory') await walk(handle as FileSystemDirectoryHandle, `${path}${name}/`);
        else found.push([`${path}${name}`, await (await (handle as FileSystemFileHandle).getFile()).text()]);
      }
    };
    const top = await navigator.storage.getDirectory();
    await walk(await top.getDirectoryHandle('repository'), '');
    return found;
  });
  const before = new Map(contentOf(root));
  expect(files.map(([file]) => file)).toEqual(expect.arrayContaining([...before.keys()]));
  const changed = files.filter(([file, text]) => before.get(file) !== text);
  for (const [file, text] of changed) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return changed.map(([file]) => file).sort();
}

const words = {
  en: {
    pane: 'English',
    title: 'What a mailed notice means',
    description:
      'A letter about your home came by mail. What it may say, which day counts, and whom you can ask today.',
    excerpt: 'A letter about your home came by mail. What it may say, and whom you can ask today.',
    source: 'Georgia Legal Aid, page about notices',
    body: 'Read the letter twice and look for a date. A letter is not a court case yet, and you have time to ask somebody who knows.\n\n## Whom to ask\n\nCall legal aid and read the letter to them on the phone.\n\n<FreeHelp />',
  },
  es: {
    pane: 'Spanish',
    title: 'Qué significa un aviso por correo',
    description:
      'Le llegó por correo una carta sobre su vivienda. Qué puede decir, qué día cuenta y a quién puede preguntar hoy.',
    excerpt:
      'Le llegó por correo una carta sobre su vivienda. Qué puede decir y a quién puede preguntar hoy.',
    source: 'Georgia Legal Aid, página sobre los avisos',
    body: 'Lea la carta dos veces y busque una fecha. Una carta todavía no es un caso en el tribunal, y usted tiene tiempo de preguntarle a alguien que sepa.\n\n## A quién preguntar\n\nLlame a la ayuda legal y léales la carta por teléfono.\n\n<FreeHelp />',
  },
} as const;
const pane = (name: string) => page.getByRole('group', { name: new RegExp(`Edit .*${name}.* Content`) });
const write = (form: Locator, field: string, text: string) =>
  form.getByRole('textbox', { name: field, exact: true }).first().fill(text);

async function fillLanguage(locale: 'en' | 'es'): Promise<void> {
  const form = pane(words[locale].pane);
  await write(form, 'Title', words[locale].title);
  await write(form, 'Description', words[locale].description);
  await write(form, 'Excerpt', words[locale].excerpt);
  await write(form, 'Reviewed', '2026-11-20');
  await form.getByRole('button', { name: /Add .*Sources/ }).click();
  const sources = form.getByRole('group', { name: /Sources.* Field/ });
  await write(sources, 'Title', words[locale].source);
  await write(sources, 'Checked', '2026-11-20');
  await write(form, 'Text', words[locale].body);
}

const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();
const faults = () => page.locator('[data-content-faults]');
const pickFolder = () => page.getByRole('button', { name: 'Work with Local Repository' }).click();
/** Anew, as after a coffee: whatever the page had in mind is gone. */
async function open(place: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${address}/edit${place}`);
  await pickFolder();
}
/** Once the list is back, the editor has written. */
const untilSaved = () => page.getByRole('group', { name: 'Content Editor' }).waitFor({ state: 'hidden' });

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('an editor at /edit', inFullRun, () => {
  const requests: string[] = [];
  const original = contentOf(PROJECT_ROOT);

  beforeAll(async () => {
    address = await startServer();
    browser = await launchBrowser();
    page = await browser.newPage({ viewport: { width: 1280, height: 1600 }, locale: 'en-US' });
    // The server reads all of content/ anew at every save, and answers nothing meanwhile.
    page.setDefaultTimeout(90_000);
    page.on('response', (answer) => {
      if (!answer.url().startsWith(address) && /^https?:/.test(answer.url())) requests.push(answer.url());
    });
    await page.addInitScript(() => {
      Object.assign(window, {
        showDirectoryPicker: async () =>
          (await navigator.storage.getDirectory()).getDirectoryHandle('repository'),
      });
      // The browser of the tests dies when it reads a kept folder of its own: so none is kept, and each visit picks it anew.
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (value: unknown, ...rest: [IDBValidKey?]) {
        return Reflect.apply(put, this, [value instanceof FileSystemHandle ? null : value, ...rest]);
      };
    });
    await page.goto(`${address}/edit`);
    await fillFolder(contentOf(root));
    await pickFolder();
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    server?.kill('SIGKILL');
  });

  test('writes an article in both languages beside each other, is told what is wrong, and mends it', async () => {
    await page.getByLabel('New article').fill(words.en.title);
    await page.getByRole('button', { name: 'Begin' }).click();
    await pickFolder();
    await pane('English').waitFor();
    await fillLanguage('en');
    await fillLanguage('es');
    await write(pane('English'), 'Date', '2026-11-21');
    await pane('English').getByRole('checkbox', { name: 'Court records' }).click();

    // A description that the schema refuses is not saved at all.
    await write(pane('English'), 'Description', 'Too short.');
    await save();
    await pane('English')
      .getByText(/at least 80/i)
      .waitFor();
    expect(await writeBack()).toEqual([]);

    // A dead link and a title in curly quotes are only seen by the check.
    await write(pane('English'), 'Description', words.en.description);
    await write(pane('English'), 'Title', '“What a mailed notice means”');
    await write(pane('English'), 'Text', `${words.en.body}\n\n[More about it](/blog/no-such-article)`);
    await save();
    await untilSaved();
    expect(await writeBack()).toEqual([fileOf('en'), fileOf('es')]);
    await expect.poll(() => faults().innerText(), { timeout: 30_000 }).toContain('/blog/no-such-article');
    expect(await faults().innerText()).toContain('take the curly “quotes” away');

    await open(`?new=${slug}#/collections/articles/entries/${slug}`);
    await write(pane('English'), 'Title', words.en.title);
    await write(pane('English'), 'Text', words.en.body);
    await save();
    await untilSaved();
    expect(await writeBack()).toEqual([fileOf('en')]);
    await faults().waitFor({ state: 'detached', timeout: 30_000 });
  }, 240_000);

  test('has saved files that the check takes, and left every other byte alone', () => {
    expect(postFaults(root)).toEqual([]);
    const now = new Map(contentOf(root));
    for (const [file, text] of original) expect(now.get(file), file).toBe(text);
    expect([...now.keys()].filter((file) => !original.some(([name]) => name === file))).toEqual([
      fileOf('en'),
      fileOf('es'),
    ]);
    expect(now.get(fileOf('es'))).toContain(words.es.body);
  });

  test('changes one sentence of an article that is there, and that line alone', async () => {
    await open('#/collections/articles/entries/court-fee-waiver');
    const file = 'content/blog/court-fee-waiver/es.mdx';
    const before = readFileSync(join(root, file), 'utf8');
    await write(pane('Spanish'), 'Title', 'No puedo pagar al tribunal. ¿Qué puedo pedir?');
    await save();
    await untilSaved();
    expect(await writeBack()).toEqual([file]);
    expect(readFileSync(join(root, file), 'utf8')).toBe(
      before.replace(/^title: .*$/m, 'title: No puedo pagar al tribunal. ¿Qué puedo pedir?'),
    );
  }, 180_000);

  test('changes a fact of the operator, and the comments above the others stay', async () => {
    await open('#/collections/pages/entries/site');
    const before = readFileSync(join(root, 'content/site.yml'), 'utf8');
    await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('(404) 555-0100');
    await save();
    await untilSaved();
    expect(await writeBack()).toEqual(['content/site.yml']);
    expect(readFileSync(join(root, 'content/site.yml'), 'utf8')).toBe(
      before.replace('phone: null', 'phone: (404) 555-0100'),
    );
  }, 180_000);

  /** What is in a folder of articles, in the folder that stands for the repository. */
  const filesOf = (article: string) =>
    page.evaluate(async (name) => {
      const names: string[] = [];
      try {
        let folder = await navigator.storage.getDirectory();
        for (const part of ['repository', 'content', 'blog', name])
          folder = await folder.getDirectoryHandle(part);
        for await (const file of folder.keys()) names.push(file);
      } catch {
        // There is no such folder.
      }
      return names.toSorted();
    }, article);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  test('puts a box and a picture where the cursor is, without typing a sign', async () => {
    await open('#/collections/articles/entries/court-fee-waiver');
    const text = pane('English').getByRole('textbox', { name: 'Text', exact: true }).first();
    await text.click();
    await page.keyboard.press('Control+End');
    await press('Notice');
    await page.keyboard.type('Mind this');
    await text.click();
    await page.keyboard.press('Control+End');
    await page.setInputFiles('#picture-file', 'public/apple-touch-icon.png');
    await expect.poll(() => text.inputValue()).toContain('./apple-touch-icon.png');
    await page.keyboard.type('A key');
    await save();
    await untilSaved();
    expect(await writeBackOf('content/blog/court-fee-waiver/en.mdx')).toMatch(
      /<Notice title="Mind this">\n\nWhat to know\.\n\n<\/Notice>\n\n!\[A key\]\(\.\/apple-touch-icon\.png\)\n$/,
    );
    expect(await filesOf('court-fee-waiver')).toEqual(['apple-touch-icon.png', 'en.mdx', 'es.mdx']);
  }, 180_000);

  test('gives an article another address, and removes one', async () => {
    await open('#/collections/articles/entries/paid-judgment');
    await pane('English').waitFor();
    await press('Rename');
    await page.getByLabel('Another name').fill('Judgment is paid');
    await press('Rename it');
    await expect.poll(() => filesOf('judgment-is-paid'), { timeout: 60_000 }).toEqual(['en.mdx', 'es.mdx']);
    expect(await filesOf('paid-judgment')).toEqual([]);
    await open('#/collections/articles/entries/dismissed-case');
    await pane('English').waitFor();
    await press('Delete');
    await press('Delete it');
    await expect.poll(() => filesOf('dismissed-case'), { timeout: 60_000 }).toEqual([]);
  }, 180_000);

  test('is served by this site alone', () => {
    expect(requests).toEqual([]);
  });
});

describe('a build that switches the editor on', { ...inFullRun, timeout: 120_000 }, () => {
  const dist = join(root, 'dist');
  let rules: Awaited<ReturnType<typeof writeDoor>>;
  beforeAll(async () => {
    rules = await writeDoor(PROJECT_ROOT, dist, { repository: 'owner/name', branch: 'main' });
  }, 60_000);
  const headersOf = (path: string) =>
    Object.assign(
      {},
      ...rules
        .filter(
          (rule) => rule.for === path || (rule.for.endsWith('*') && path.startsWith(rule.for.slice(0, -1))),
        )
        .map(({ values }) => values),
    ) as Record<string, string>;

  test('brings its files, and a policy that knows no other host but GitHub’s', () => {
    const policy = headersOf('/edit')['Content-Security-Policy'] ?? '';
    expect(policy.match(/https?:[^ ;]+/g)).toEqual([
      'https://avatars.githubusercontent.com',
      'https://api.github.com',
    ]);
    const html = readFileSync(join(dist, 'edit.html'), 'utf8');
    for (const [, file = ''] of html.matchAll(/(?:src|href)="\/([^"]+)"/g))
      expect(existsSync(join(dist, file))).toBe(true);
    expect(readFileSync(join(dist, 'edit/door.js'), 'utf8')).not.toContain('cdn.jsdelivr.net');
    expect(JSON.parse(readFileSync(join(dist, 'edit/config.json'), 'utf8'))).toMatchObject({
      cms: { backend: { name: 'github', repo: 'owner/name' }, publish_mode: 'editorial_workflow' },
    });
  });

  test('opens in a browser under its own policy, offers the sign-in at GitHub, and asks no other host', async () => {
    const host = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://here');
      const file = join(dist, pathname === '/edit' ? 'edit.html' : pathname.slice(1));
      if (!existsSync(file)) return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': contentTypeOf(file), ...headersOf(pathname) });
      response.end(readFileSync(file));
    });
    const port = await freePort();
    await new Promise<void>((resolve) => void host.listen(port, '127.0.0.1', resolve));
    const here = `http://localhost:${String(port)}`;
    const chromium = await launchBrowser();
    try {
      const opened = await chromium.newPage({ locale: 'es-US' });
      const foreign: string[] = [];
      const errors: string[] = [];
      opened.on('request', (request) => {
        if (/^https?:/.test(request.url()) && !request.url().startsWith(here)) foreign.push(request.url());
      });
      opened.on('pageerror', ({ message }) => errors.push(message));
      opened.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await opened.goto(`${here}/edit`);
      await opened
        .getByRole('button', { name: /GitHub/ })
        .first()
        .waitFor({ timeout: 60_000 });
      expect({ foreign, errors }).toEqual({ foreign: [], errors: [] });
    } finally {
      await chromium.close();
      host.close();
    }
  });
});
