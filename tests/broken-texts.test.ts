// Texts as people break them, each with what `npm run check`, the page in development and the host then say: the line, what is
// wrong, and what to write. Read as a table.
import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'broken-texts-'));
afterAll(() => rmSync(root, { recursive: true }));

/** What somebody types below a text, or does to the file; `#` in what is shown is the line of the first of it. */
interface Broken {
  readonly what: string;
  readonly types?: string;
  readonly changes?: (text: string) => string | Buffer;
  readonly shows: string;
}

const facts = (from: RegExp, to: string) => (text: string) => text.replace(from, to);
const texts: readonly Broken[] = [
  {
    what: 'forget to close a box',
    types: '<Notice title="x">\n\na',
    shows: 'line #: <Notice> is not closed; write </Notice> where the box ends',
  },
  {
    what: 'close a box that none opened',
    types: 'a\n\n</Notice>',
    shows: 'line #+2: </Notice> closes what was never opened; write <Notice> where it begins',
  },
  {
    what: 'let Word turn quotes',
    types: '<Notice title=“x”>\n\na\n\n</Notice>',
    shows: 'line #: write straight "quotes" in <Notice>, not curly “ones”',
  },
  {
    what: 'write a less-than sign',
    types: 'If you owe <3 months',
    shows: 'line #: write &lt; in place of a < that begins no box',
  },
  { what: 'write braces', types: 'a {day} b', shows: 'line #: write &#123; and &#125; in place of { and }' },
  {
    what: 'write a box in small letters',
    types: '<notice title="x">a</notice>',
    shows: 'line #: write <Notice>, with its capital letters, in place of <notice>',
  },
  {
    what: 'invent a box',
    types: '<Warning>a</Warning>',
    shows: 'line #: <Warning> is unknown; there are <Notice>, <Steps>, <FreeHelp>',
  },
  {
    what: 'paste from Word',
    types: '<font color="red">a</font>',
    shows: 'line #: <font> cannot be used here; write Markdown, or one of <Notice>, <Steps>, <FreeHelp>',
  },
  {
    what: 'write a picture in HTML',
    types: '<img src="c.jpg">',
    shows:
      'line #: write a picture as ![what it shows](./name.jpg) in place of <img>, with the file in the folder',
  },
  {
    what: 'write a link in HTML',
    types: '<a href="/contact">a</a>',
    shows: 'line #: write a link as [its words](its address) in place of <a>',
  },
  { what: 'break a line in HTML', types: 'a<br>b', shows: 'line #: write <br /> in place of <br>' },
  {
    what: 'leave a note in HTML',
    types: '<!-- ask Ana <3 -->',
    shows: 'line #: take out the note between <!-- and -->',
  },
  {
    what: 'copy lines of code',
    types: "import a from 'b'",
    shows: 'line #: take out lines that begin with import or export',
  },
  {
    what: 'begin a box in a list and end it below',
    types: '- <Notice title="x">\n\na\n\n</Notice>',
    shows:
      'line #: <Notice> begins in one paragraph or list and ends in another; write <Notice> and </Notice> on lines of their own, with an empty line before and after',
  },
  {
    what: 'leave the title of a box empty',
    types: '<Notice title=>\n\na\n\n</Notice>',
    shows:
      'line #: a box or a sign here cannot be read; write a box as <Notice title="its title"> on a line of its own, each word in it with = and straight "quotes", and &lt; in place of any other <',
  },
  {
    what: 'show a picture that is not there',
    types: '![A letter](./letter.jpg)',
    shows: 'line #: the picture "./letter.jpg" is not in content/blog/@; put it there, or mend the name',
  },
  {
    what: 'show a picture without words',
    types: '![](./letter.jpg)',
    shows:
      'line #: the picture "./letter.jpg" has no words for people who do not see it; write ![what it shows](./letter.jpg)',
  },
  {
    what: 'show a picture of another site',
    types: '![A letter](https://example.org/a.jpg)',
    shows:
      'line #: the picture "https://example.org/a.jpg" must lie in the folder of the article; write ./ and its name, such as ./notice.jpg',
  },
  {
    what: 'lead to a page that is not there',
    types: '[a](/nothing)',
    shows: 'line #: the link "/nothing" leads to no page of ours',
  },
  {
    what: 'lead out of the language',
    types: '[a](/es/contact)',
    shows: 'line #: the link "/es/contact" leaves the language of the text; write /contact',
  },
  {
    what: 'forget https',
    types: '[a](www.example.org)',
    shows: 'line #: the link "www.example.org" needs https:// in front',
  },
  {
    what: 'forget the address of a link',
    types: '[a]()',
    shows: 'line #: a link leads nowhere; write its address between ( and )',
  },
  {
    what: 'write a phone number with a blank',
    types: '[call](tel:404 555 0100)',
    shows: 'line #: write the address in ( and ) without a blank, such as (tel:+14045550100)',
  },
  {
    what: 'leave a level of headings out',
    types: '## a\n\n#### b',
    shows: 'line #+2: write ### in place of ####; a level of headings is left out',
  },
  {
    what: 'write a second title',
    types: '# a',
    shows: 'line #: begin headings with ## (the title is the page’s only #)',
  },
  {
    what: 'begin a line of the facts with a tab',
    changes: facts(/^sources:\n {2}/m, 'sources:\n\t'),
    shows: 'begins with a tab; begin it with spaces',
  },
  {
    what: 'write a colon in the title',
    changes: facts(/^title: .*$/m, 'title: Paid: what now?'),
    shows: 'line 2 cannot be read; put a text that contains a colon',
  },
  {
    what: 'write a day in words',
    changes: facts(/^reviewed: .*$/m, 'reviewed: last week'),
    shows: 'reviewed: ',
  },
  { what: 'invent a tag', changes: facts(/^tags: .*$/m, 'tags: [rent-strike]'), shows: 'tags' },
  {
    what: 'delete the line below the facts',
    changes: (text) => text.replace('---\n', ''),
    shows: 'begin with the facts between two lines of ---',
  },
  {
    what: 'save in an old encoding',
    changes: (text) => Buffer.from(`${text}\nseñal\n`, 'latin1'),
    shows: 'is saved in an old encoding (Latin-1)',
  },
  {
    what: 'paste the other language',
    types:
      'Esta frase se quedó en español y nadie que lea inglés sabrá para qué sirve ni qué tiene que hacer después.',
    shows: 'reads as Spanish, and should be English',
  },
  { what: 'write a table, which is allowed', types: '| a | b |\n|---|---|\n| 1 | 2 |', shows: '' },
];

const slugs = globSync('content/blog/*/en.mdx')
  .map((file) => basename(dirname(file)))
  .sort();
let faults: Readonly<Record<string, readonly string[]>> = {};
const placed: { readonly broken: Broken; readonly file: string; readonly line: number }[] = [];

beforeAll(async () => {
  for (const folder of ['content', 'public']) cpSync(folder, join(root, folder), { recursive: true });
  // Each in an article of its own; there are fewer articles than ways to break one, so some are broken in a copy.
  for (const [at, broken] of texts.entries()) {
    const slug = slugs[at % slugs.length] ?? '';
    const file = `content/blog/${at < slugs.length ? slug : `second-${slug}`}/en.mdx`;
    if (at >= slugs.length)
      cpSync(join(root, `content/blog/${slug}`), join(root, file, '..'), { recursive: true });
    const before = readFileSync(join(process.cwd(), `content/blog/${slug}/en.mdx`), 'utf8');
    const line = before.split('\n').length + 1;
    const after =
      broken.types === undefined ? (broken.changes?.(before) ?? before) : `${before}\n${broken.types}\n`;
    writeFileSync(join(root, file), after);
    placed.push({ broken, file, line });
  }
  const command = [join(process.cwd(), 'tools/content/check/run.ts'), '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root }).catch(
    (fault: { stdout: string }) => fault,
  );
  faults = Object.fromEntries((JSON.parse(stdout) as { faults: [string, string[]][] }).faults);
}, 60_000);

describe('an editor who would', () => {
  it.each(texts.map((broken, at) => [broken.what, broken.shows, at] as const))(
    '%s reads: %s',
    (_what, shows, at) => {
      const { file = '', line = 0 } = placed[at] ?? {};
      const own = faults[file] ?? [];
      if (shows === '') return expect(own).toEqual([]);
      const sentence = shows
        .replace(/line #(?:\+(\d))?/, (_, more = '0') => `line ${line + Number(more)}`)
        .replace('@', basename(dirname(file)));
      expect(
        own.filter((one) => one.includes(sentence)),
        own.join('\n'),
      ).toHaveLength(1);
    },
  );

  it('break any of them in another way reads no word of a program', () => {
    const all = Object.values(faults).flat().join('\n');
    expect(all).not.toMatch(/MDX|JSX|Unexpected|Expected|\bat .*:\d+:\d+/);
  });
});
