// The packets of three invented people, with the copies for reading in Spanish: for the gallery and for tests.
import { assemblePaper, type AssembledPaper } from '#domain/papers/assemble.ts';
import type { Locale } from '#domain/languages.ts';
import type { PaperFacts } from '#domain/papers/paper-facts.ts';
import { packetOrder, plannedPapers } from '#domain/papers/plan.ts';
import {
  defaultAfterPapersOnTheDoor,
  dismissedInMagistrateCourt,
  paidInSuperiorCourt,
} from '#domain/papers/sample-facts.ts';
import { printed } from '#server/cases/draft-papers.ts';
import { readPaperFonts } from '#papers/fonts.ts';
import { writePacket } from '#papers/packet.ts';
import { readShippedTemplates } from '../database/shipped-templates.ts';

export const sampleCases: Readonly<Record<string, PaperFacts>> = {
  dismissed: dismissedInMagistrateCourt,
  'paid-judgment': paidInSuperiorCourt,
  'papers-on-the-door': defaultAfterPapersOnTheDoor,
};

/** The papers of somebody in one language, in the order of a packet. */
export function papersOfSample(facts: PaperFacts, language: Locale): AssembledPaper[] {
  const templates = readShippedTemplates().map(({ template }) => template);
  return plannedPapers(facts, { packageId: 'standard', status: 'preparing', language: facts.toldIn })
    .filter(({ kind, isUsual }) => isUsual && packetOrder.includes(kind))
    .toSorted((one, other) => packetOrder.indexOf(one.kind) - packetOrder.indexOf(other.kind))
    .flatMap(({ kind }) => {
      const template = templates.find((one) => one.kind === kind && one.language === language);
      if (!template) return [];
      const made = assemblePaper(template, facts);
      if (!('paper' in made)) throw new Error(`The sample facts lack ${made.missing.join()} for ${kind}.`);
      return [made.paper];
    });
}

/** All of them in one file. */
export function writeSamplePacket(facts: PaperFacts, language: Locale): Promise<Buffer> {
  return writePacket(
    papersOfSample(facts, language).map((paper) => printed(paper, true)),
    [],
    {
      title: `Papers for case ${facts.docketNumber ?? ''}`,
      language,
      author: facts.presentName ?? '',
      date: new Date('2026-01-01T00:00:00Z'),
      fonts: readPaperFonts(),
    },
  );
}

let motion: Promise<Buffer> | null = null;

/** A motion alone, as a client reads it; written once. */
export function writeSampleMotion(): Promise<Buffer> {
  motion ??= writePacket(
    papersOfSample(dismissedInMagistrateCourt, 'en')
      .filter(({ kind }) => kind === 'motion')
      .map((paper) => printed(paper, true)),
    [],
    {
      title: 'Motion',
      language: 'en',
      author: '',
      date: new Date('2026-01-01T00:00:00Z'),
      fonts: readPaperFonts(),
    },
  );
  return motion;
}
