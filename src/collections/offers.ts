// What may be said of each package today: content/packages, read with what content/launch.yml confirms.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#domain/languages.ts';
import { confirmationOf, launchSchema, type Launch } from '#domain/launch.ts';
import { packageIds, type PackageId } from '#domain/packages/catalogue.ts';
import {
  offerFileSchema,
  textsOf,
  type OfferFile,
  type OfferFiles,
  type OfferTexts,
} from '#domain/packages/offer-file.ts';
import { offerNeeds, type OfferNeed } from '#domain/packages/offer-needs.ts';
import { packageWords } from '#i18n/packages.ts';
import { buildEnvironment } from './build-environment.ts';
import { readYamlFile } from './read-yaml.ts';

export const offerFileName = (id: PackageId): string => `content/packages/${id}.yml`;

/** One of the operator's files. Refuses a missing or faulty one by throwing sentences. */
export function readOfferFile(root: string, id: PackageId): OfferFile {
  const file = offerFileName(id);
  if (!existsSync(join(root, file))) throw new Error(`${file} is missing: each package has a file.`);
  return readYamlFile(root, file, offerFileSchema).value;
}

/** All of them; throws at the first that is refused. */
export function readOfferFiles(root = process.cwd()): OfferFiles {
  const read = (id: PackageId) => readOfferFile(root, id);
  return { basic: read('basic'), standard: read('standard'), premium: read('premium'), vip: read('vip') };
}

/** What a launch file confirms of what features rest on. */
export const confirmedNeeds = (launch: Launch): ReadonlySet<OfferNeed> =>
  new Set(offerNeeds.filter((need) => confirmationOf(launch, need) !== null));

/** What this build may say: what the launch file confirms, or everything where sample confirmations stand in for it. */
export function needsOfThisBuild(root = process.cwd()): ReadonlySet<OfferNeed> {
  if (buildEnvironment.hasSampleConfirmations) return new Set(offerNeeds);
  return confirmedNeeds(readYamlFile(root, 'content/launch.yml', launchSchema).value);
}

export interface OfferedTexts extends OfferTexts {
  /** With what no package includes, for a page where one package stands alone. */
  readonly notIncludedAtAll: readonly string[];
}

let offers: Readonly<Record<Locale, Readonly<Record<PackageId, OfferedTexts>>>> | undefined;

/** The four offers in a language. A production build reads the files once. */
export function readOffers(locale: Locale): Readonly<Record<PackageId, OfferedTexts>> {
  if (offers && import.meta.env?.PROD) return offers[locale];
  const files = readOfferFiles();
  const confirmed = needsOfThisBuild();
  const inLanguage = (language: Locale) => {
    const of = (id: PackageId): OfferedTexts => {
      const texts = textsOf(files[id], confirmed, language);
      const { courtFees, courtFeesOfEach, otherCosts, inCourt } = packageWords[language].never;
      const fees = files[id].matters > 1 ? courtFeesOfEach : courtFees;
      return { ...texts, notIncludedAtAll: [fees, otherCosts, inCourt, ...texts.notIncluded] };
    };
    return { basic: of('basic'), standard: of('standard'), premium: of('premium'), vip: of('vip') };
  };
  offers = { en: inLanguage('en'), es: inLanguage('es') };
  return offers[locale];
}

/** Every sentence of the offers, for checks. */
export const offerSentences = (files: OfferFiles, confirmed: ReadonlySet<OfferNeed>, locale: Locale) =>
  packageIds.flatMap((id) => {
    const { description, features, notIncluded } = textsOf(files[id], confirmed, locale);
    return [description, ...features, ...notIncluded].map((sentence) => ({ id, sentence }));
  });
