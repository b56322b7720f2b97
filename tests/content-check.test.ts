// @module-tag full
// What `npm run check` tells an editor. One copy of content/, broken in many places, is checked once as the command does.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodingFault } from '#tools/content/check/encoding.ts';
import { inFullRun } from '#tests/runs.ts';
import { createFaultStream } from '#tools/local/content-panel.ts';

interface CheckReport {
  readonly code: number;
  readonly faults: Readonly<Record<string, readonly string[]>>;
}

const root = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(root, { recursive: true }));
const at = (file: string) => join(root, file);
const change = (file: string, edit: (text: string) => string) =>
  writeFileSync(at(file), edit(readFileSync(at(file), 'utf8')));
const add = (file: string, text: string) => appendFileSync(at(file), `\n${text}\n`);

async function check(): Promise<CheckReport> {
  const command = [join(process.cwd(), 'tools/content/check/run.ts'), '--json'];
  const ended = await promisify(execFile)(process.execPath, command, { cwd: root }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (fault: { code: number; stdout: string }) => fault,
  );
  const { faults } = JSON.parse(ended.stdout) as { faults: [string, string[]][] };
  return { code: ended.code, faults: Object.fromEntries(faults) };
}

const blog = (name: string) => `content/blog/${name}`;
let report: CheckReport;
beforeAll(async () => {
  cpSync('content', at('content'), { recursive: true });
  cpSync('public', at('public'), { recursive: true });
  change(blog('paid-judgment/en.mdx'), (text) => text.replace(/^sources:\n {2}/m, 'sources:\n\t'));
  change(blog('paid-judgment/es.mdx'), (text) => text.replace(/^title: .*$/m, 'title: “Pagado: ¿y ahora?”'));
  change(blog('court-fee-waiver/en.mdx'), (text) =>
    text.replace(/^title: .*$/m, 'title: “No money to file”'),
  );
  change(blog('court-fee-waiver/es.mdx'), (text) => text.replace(/^title: (.*)$/m, 'title: "$1'));
  const latin = Buffer.from(readFileSync(at(blog('dismissed-case/es.mdx')), 'utf8'), 'latin1');
  writeFileSync(at(blog('dismissed-case/es.mdx')), latin);
  writeFileSync(at(blog('hearing-tomorrow/es.mdx')), '');
  add(blog('hearing-tomorrow/en.mdx'), '<notice title="x">a</notice>\n\n<div>b</div>\n\n<img src="c.jpg">');
  add(blog('living-in-a-motel/en.mdx'), '<Notice title=“x”>\n\na\n\n</Notice>');
  add(
    blog('living-in-a-motel/es.mdx'),
    '![](./photo.jpg) ![Un aviso](photo.jpg) ![Un aviso](./aviso.jpg) ![Un aviso](./aviso.svg)',
  );
  add(
    blog('look-up-your-case/es.mdx'),
    '[a](/contact) [b](/es/nada) [c](contacto) [d](http://example.org) [e](www.example.org) [f]() [g](/es/blog/)',
  );
  add(
    blog('look-up-your-case/es.mdx'),
    'This sentence was forgotten in English, and nobody who reads it will know what it is for.',
  );
  add(blog('tenant-screening-report/es.mdx'), '<FreeHelp />');
  change(blog('what-to-bring-to-a-hearing/es.mdx'), (text) => text.replace('---\n', ''));
  change('content/home/faq.yml', (text) => text.replaceAll('{lowest}', '{cheapest}'));
  change('content/home/sections.yml', (text) => text.replaceAll('{lowest}', '{price}'));
  change('content/questions.yml', (text) => text.replaceAll('to: /services', 'to: /nowhere'));
  change('content/letters.yml', (text) => text.replace(/^facts:$/m, '\tfacts:'));
  change('content/learning/housing-rights/en.mdx', (text) =>
    text.replace('</Section>', 'One more sentence.\n\n</Section>'),
  );
  change('content/policies/agreement/es.mdx', (text) => `${text}\nUna frase más.\n`);
  report = await check();
}, 60_000);

describe('an editor is told, by file,', () => {
  const shows = (file: string, ...sentences: string[]) => {
    const faults = report.faults[file] ?? [];
    for (const sentence of sentences)
      expect(
        faults.filter((one) => one.includes(sentence)),
        `${sentence}\nsaid: ${faults.join('\n')}`,
      ).toHaveLength(1);
  };

  it('that a line begins with a tab', () =>
    shows(blog('paid-judgment/en.mdx'), 'begins with a tab; begin it with spaces'));
  it('that quotes are curly, whether the text can be read or would show them', () => {
    shows(blog('paid-judgment/es.mdx'), 'line 2 cannot be read; write straight "quotes"');
    shows(blog('court-fee-waiver/en.mdx'), 'line 2: take the curly “quotes” away');
    shows(blog('living-in-a-motel/en.mdx'), 'write straight "quotes" in <Notice>');
  });
  it('which quote was never closed', () =>
    shows(blog('court-fee-waiver/es.mdx'), 'line 2 opens a "quote" that nothing closes'));
  it('that a file is in an old encoding, and nothing else about it', () => {
    shows(blog('dismissed-case/es.mdx'), 'is saved in an old encoding (Latin-1)');
    expect(report.faults[blog('dismissed-case/es.mdx')]).toHaveLength(1);
  });
  it('that a file is empty', () =>
    shows(blog('hearing-tomorrow/es.mdx'), 'is empty; write it, or delete the file'));
  it('what to write in place of a tag that is not there', () =>
    shows(
      blog('hearing-tomorrow/en.mdx'),
      'write <Notice>, with its capital letters, in place of <notice>',
      '<div> cannot be used here',
      'write a picture as ![what it shows](./name.jpg)',
    ));
  it('that a picture is missing, lies elsewhere, or has no words', () =>
    shows(
      blog('living-in-a-motel/es.mdx'),
      'has no words for people who do not see it',
      'the picture "photo.jpg" must lie in the folder',
      'the picture "./aviso.jpg" is not in content/blog/living-in-a-motel',
      'the picture "./aviso.svg" must be a .jpg, .png, .webp or .avif',
    ));
  it('where links lead nowhere, or out of the language', () =>
    shows(
      blog('look-up-your-case/es.mdx'),
      '"/contact" leaves the language of the text; write /es/contact',
      '"/es/nada" leads to no page of ours',
      '"contacto" must begin with /',
      '"http://example.org" is not encrypted',
      '"www.example.org" needs https:// in front',
      'a link leads nowhere',
      '"/es/blog/" must not end in / or .html',
    ));
  it('that a Spanish text was left in English', () =>
    shows(
      blog('look-up-your-case/es.mdx'),
      'reads as English, and should be Spanish: "This sentence was forgotten',
    ));
  it('what one language has and the other lacks, and what to do', () =>
    shows(
      blog('tenant-screening-report/en.mdx'),
      'tags: 3 here, 4 in es.mdx; both languages need the same ones, in the same order',
    ));
  it('that the facts above a text are missing, and nothing that only follows from it', () => {
    shows(blog('what-to-bring-to-a-hearing/es.mdx'), 'begin with the facts between two lines of ---');
    expect(report.faults[blog('what-to-bring-to-a-hearing/en.mdx')]).toBeUndefined();
  });
  it('what is wrong in the files of the home page, of questions and of letters', () => {
    shows('content/home/faq.yml', 'no value for {cheapest} in "Our packages');
    shows('content/home/sections.yml', 'no value for {price} in "From');
    shows('content/questions.yml', 'ask-again: the link "/nowhere" leads to no page of ours');
    shows('content/letters.yml', 'begins with a tab');
    expect(Object.keys(report.faults)).not.toContain('content');
  });
  it('that the translation of a lesson is old, in the words for one of a post', () =>
    shows(
      'content/learning/housing-rights/es.mdx',
      'the translation is older than its source; once it is right: npm run translated content/learning/housing-rights/es.mdx',
    ));
  it('that the agreement is not the text that signatures name', () =>
    shows('content/policies/agreement/es.mdx', 'npm run stamp:agreement'));
  it('by an exit code that stops the host from publishing', () => {
    expect(report.code).toBe(1);
    for (const [, command = ''] of readFileSync('netlify.toml', 'utf8').matchAll(/^command = "(.*)"$/gm))
      expect(command).toMatch(/^npm run check && /);
  });
});

it('a page in development is told of each save, without anybody asking again', inFullRun, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'listening-'));
  cpSync('content/blog', join(folder, 'content/blog'), { recursive: true });
  const file = join(folder, blog('paid-judgment/es.mdx'));
  const right = readFileSync(file, 'utf8');
  writeFileSync(file, `${right}\n<div>x</div>\n`);
  const stream = createFaultStream(folder);
  const server = createServer((req, res) => stream.listen(req, res)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const page = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const reader = page.body?.pipeThrough(new TextDecoderStream()).getReader();
    const next = async () => {
      for (;;) {
        const { value = '', done } = (await reader?.read()) ?? { done: true };
        if (value.includes('data:')) return value;
        if (done) throw new Error('nothing was said');
      }
    };
    expect(await next()).toContain('<div> cannot be used here');
    writeFileSync(file, right);
    stream.saved();
    expect(await next()).not.toContain('<div>');
  } finally {
    stream.close();
    server.close();
    rmSync(folder, { recursive: true });
  }
});

it('what we publish today has nothing to mend', async () => {
  rmSync(at('content'), { recursive: true });
  cpSync('content', at('content'), { recursive: true });
  expect(await check()).toEqual({ code: 0, faults: {} });
}, 60_000);

it.each([
  ['UTF-16', Buffer.from('\uFEFFhola', 'utf16le'), 'is saved as UTF-16'],
  ['letters that were read wrongly once', Buffer.from('Ã©sto'), 'line 1 has letters like “Ã©”'],
  ['two versions that were joined', Buffer.from('a\n<<<<<<< HEAD\nb\n'), 'has lines such as <<<<<<<'],
])('%s has a sentence of its own', (_name, bytes, sentence) =>
  expect(encodingFault(bytes)).toContain(sentence),
);
