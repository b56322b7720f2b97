import type { Locale } from '#domain/languages.ts';
import type { PaperFonts } from './fonts.ts';
import { Paper } from './paper.ts';

/** What the certificate says in one language. */
export interface CertificateText {
  readonly locale: Locale;
  readonly title: string;
  readonly awardedTo: string;
  /** After the name, up to the module. */
  readonly passed: string;
  readonly module: string;
  readonly limits: string;
}

export interface CertificatePaper {
  readonly from: string;
  readonly earned: Date;
  /** Empty for an account without a name; the paper then has a line to write it on. */
  readonly name: string;
  /** In the person's language first, then in the other. */
  readonly texts: readonly [CertificateText, CertificateText];
  /** Where anybody can check it, how a screen reader names the QR code, and the lines beside it. */
  readonly check: {
    readonly address: string;
    readonly label: string;
    readonly lines: readonly { readonly name: string; readonly value: string }[];
  };
  readonly code: string;
  readonly foot: string;
  readonly fonts: PaperFonts;
}

/** A certificate on one sheet, in both languages, to print or to forward. */
export function certificatePaper(certificate: CertificatePaper): Promise<Buffer> {
  const { texts, check, name } = certificate;
  const [own, other] = texts;
  const paper = new Paper({
    ...certificate,
    locale: own.locale,
    title: own.title,
    subject: own.module,
    keywords: certificate.code,
    date: certificate.earned,
  });
  paper.lead(other.title, { locale: other.locale, after: 22 });
  paper.line();
  paper.lead(own.awardedTo, { after: 0 });
  paper.lead(other.awardedTo, { locale: other.locale, after: 10 });
  paper.display(name || '_________________________', { points: 26 });
  for (const { locale, passed, module } of texts) {
    paper.lead(passed, { locale, after: 4 });
    paper.display(module, { points: 17, locale });
  }
  paper.line();
  paper.code(check.address, check.label, check.lines);
  paper.closing(texts.map(({ limits, locale }) => ({ text: limits, locale })));
  return paper.finish();
}
