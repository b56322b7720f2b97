import type { Locale } from '#domain/languages.ts';
import type { PaperFonts } from './fonts.ts';
import { Paper } from './paper.ts';

export interface ReceiptPaper {
  readonly locale: Locale;
  readonly from: string;
  readonly title: string;
  readonly lead: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly moneyTitle: string;
  /** The payment, then every refund. */
  readonly lines: readonly string[];
  /** What remains, set large. */
  readonly total: string;
  readonly notes: readonly string[];
  readonly closing: readonly string[];
  readonly reference: string;
  readonly date: Date;
  readonly foot: string;
  readonly fonts: PaperFonts;
}

/** The receipt of a payment, with what was refunded. */
export function receiptPaper(receipt: ReceiptPaper): Promise<Buffer> {
  const paper = new Paper({ ...receipt, subject: receipt.title, keywords: receipt.reference });
  paper.lead(receipt.lead);
  paper.facts(receipt.facts);
  paper.blocks([
    { kind: 'heading', level: 2, text: receipt.moneyTitle },
    {
      kind: 'list',
      ordered: false,
      items: receipt.lines.map((text) => [{ text, strong: false }]),
    },
  ]);
  paper.display(receipt.total, { points: 17 });
  paper.blocks(receipt.notes.map((text) => ({ kind: 'paragraph', runs: [{ text, strong: false }] })));
  paper.closing(receipt.closing);
  return paper.finish();
}
