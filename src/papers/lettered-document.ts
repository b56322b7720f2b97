// The PDF document of all papers. What is written goes through `toPrint`: each text stands in a face that holds its
// letters, and a sign that no font has is shown as missing.
import PDFDocument from 'pdfkit';
import type { Locale } from '#domain/languages.ts';
import { standIn, toPrint, type Face } from '#domain/papers/printable.ts';
import type { PaperFonts } from './fonts.ts';

/** Said at the end of a paper that could not show all of its signs. */
export const missingNote: Readonly<Record<Locale, string>> = {
  en: `This file cannot show some signs, for example emoji. Each of them appears here as ${standIn}.`,
  es: `Este archivo no puede mostrar algunos signos, por ejemplo los emojis. Cada uno aparece aquí como ${standIn}.`,
};

export class LetteredDocument extends PDFDocument {
  /** Signs of the texts so far that no font could show. */
  readonly missing = new Set<string>();
  #face: Face = 'text';

  constructor(options: PDFKit.PDFDocumentOptions, fonts: PaperFonts) {
    // No standard fonts: only embedded ones look and read the same everywhere.
    super({ ...options, font: '' });
    for (const [face, font] of Object.entries(fonts)) this.registerFont(face, font);
  }

  /** The face of the texts that follow. */
  face(face: Face): this {
    this.#face = face;
    return this.font(face);
  }

  override text(text: string, options?: PDFKit.Mixins.TextOptions): this;
  override text(text: string, x?: number, y?: number, options?: PDFKit.Mixins.TextOptions): this;
  override text(
    typed: string,
    x?: number | PDFKit.Mixins.TextOptions,
    y?: number,
    options?: PDFKit.Mixins.TextOptions,
  ): this {
    const { text, face, missing } = toPrint(typed, this.#face);
    for (const sign of missing) this.missing.add(sign);
    this.font(face);
    return typeof x === 'object' ? super.text(text, x) : super.text(text, x, y, options);
  }

  /** How high a text will stand; the height of one line is then that of the face which holds it. */
  override heightOfString(typed: string, options?: PDFKit.Mixins.TextOptions): number {
    const { text, face } = toPrint(typed, this.#face);
    this.font(face);
    return super.heightOfString(text, options);
  }
}
