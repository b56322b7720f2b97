// Papers for a court and letters, as tagged PDF: plain, black on white, without our name or mark. A packet is several
// papers written one after another into the same document, so that headings and reading order survive.
import type { CourtFile, ExhibitPage, PageStart } from './court-file.ts';
import { margin, PageWriter } from './page-writer.ts';
import { footOf, headOf, introduces, keptWithSignature, type PrintedPaper } from './printed-paper.ts';
import { keepTogether, keepWithNext, writeBlock, writeHeading } from './write-blocks.ts';

export class CourtPaper {
  readonly #page: PageWriter;
  readonly #parts: PageStart[] = [];

  constructor(file: CourtFile) {
    this.#page = new PageWriter(file);
  }

  /** Writes a paper on pages of its own. */
  add(paper: PrintedPaper): void {
    const page = this.#page;
    const first = page.pages;
    page.doc.addPage();
    page.doc.outline.addItem(paper.title);
    const locale = paper.language;
    if (!paper.blocks.some((block) => block.kind === 'heading'))
      writeHeading(page, paper.title, 'H1', locale);
    let level: 'H1' | 'H2' = 'H1';
    const signatureBlocks = keptWithSignature(paper);
    for (const [index, block] of paper.blocks.entries()) {
      if (index > 0 && index === signatureBlocks?.from)
        keepTogether(page, paper.blocks.slice(signatureBlocks.from, signatureBlocks.to + 1));
      if (introduces(block)) keepWithNext(page, block);
      writeBlock(page, block, level, locale);
      if (block.kind === 'heading') level = 'H2';
    }
    this.#parts.push({ first, count: page.pages - first, paper, labels: [], heads: [] });
  }

  /** Adds the pages of exhibits; those without a picture stay white for what is drawn into them later. */
  exhibits(pages: readonly ExhibitPage[], title?: string): { readonly first: number } {
    const { doc, width } = this.#page;
    const first = this.#page.pages;
    for (const [index, { picture, alternative }] of pages.entries()) {
      doc.addPage();
      if (title && index === 0) doc.outline.addItem(title);
      const fit: [number, number] = [width, doc.page.height - 2 * margin];
      this.#page.tag('Figure', { alt: alternative }, () => {
        if (picture) doc.image(picture, margin, margin, { fit, align: 'center', valign: 'center' });
      });
    }
    this.#parts.push({
      first,
      count: pages.length,
      paper: null,
      labels: pages.map(({ label }) => label),
      heads: pages.map(({ head }) => head ?? null),
    });
    return { first };
  }

  /** How many pages the last added paper has. */
  get lastCount(): number {
    return this.#parts.at(-1)?.count ?? 0;
  }

  /** Writes head and foot of every page and returns the file. */
  async finish(): Promise<Buffer> {
    const { doc } = this.#page;
    this.#page.endText();
    for (const { first, count, paper, labels, heads } of this.#parts)
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(first + page);
        // Text in the margins would start a new page.
        doc.page.margins.top = 0;
        doc.page.margins.bottom = 0;
        if (paper) this.#stamp(paper, page + 1, count);
        else {
          this.#page.edge(labels[page] ?? '', doc.page.height - 48);
          const head = heads[page];
          if (head) this.#page.edge(head, 36);
        }
      }
    return this.#page.file();
  }

  #stamp(paper: PrintedPaper, page: number, pages: number): void {
    const foot = footOf(paper).replace('{page}', String(page)).replace('{pages}', String(pages));
    this.#page.edge(foot, this.#page.doc.page.height - 48);
    const head = headOf(paper);
    if (head) this.#page.edge(head, 36);
  }
}

/** One paper as a PDF, and how many pages it has. */
export async function writePdf(
  paper: PrintedPaper,
  file: Omit<CourtFile, 'title' | 'language'>,
): Promise<{ readonly bytes: Buffer; readonly pages: number }> {
  const written = new CourtPaper({ ...file, title: paper.title, language: paper.language });
  written.add(paper);
  const pages = written.lastCount;
  return { bytes: await written.finish(), pages };
}
