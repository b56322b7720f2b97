// What a paper for a court is written from, and what is known of each paper in it until heads and feet are written.
import type { Locale } from '#domain/languages.ts';
import type { PaperFonts } from './fonts.ts';
import type { PrintedPaper } from './printed-paper.ts';

export interface CourtFile {
  readonly title: string;
  readonly language: Locale;
  /** The party whose paper it is. */
  readonly author: string;
  /** The date of the facts, so that the same facts make the same bytes. */
  readonly date: Date;
  readonly fonts: PaperFonts;
}

/** One page of an exhibit: a picture that is drawn here, or a page that is drawn into the finished file afterwards. */
export interface ExhibitPage {
  readonly label: string;
  /** For people who cannot see the page. */
  readonly alternative: string;
  readonly picture: Buffer | null;
  /** A line above it: that nobody may file it. */
  readonly head?: string | null;
}

export interface PageStart {
  /** Index of the first page of a paper in the file, and how many it has. */
  readonly first: number;
  count: number;
  readonly paper: PrintedPaper | null;
  readonly labels: readonly string[];
  readonly heads: readonly (string | null)[];
}
