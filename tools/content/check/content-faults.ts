// Everything that is wrong in content/, without a build. The same rules refuse a faulty file in the build; here all of
// them speak at once, by file, in an editor's words.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimReaders } from '#collections/claims.ts';
import {
  countyFileName,
  readCountyValues,
  readSpanishValues,
  spanishValuesName,
} from '#collections/counties.ts';
import { readHomeSections } from '#collections/home-sections.ts';
import { helpFileName, readHelpFile, strayHelpFiles } from '#collections/help.ts';
import { readFaq, readPreviews, urgentHelpSchema } from '#collections/home.ts';
import { lessonFaults, readGlossary } from '#collections/lesson-files.ts';
import { readLetterFacts } from '#collections/letters.ts';
import { addressFault, linkFaults } from '#collections/link-faults.ts';
import { headingFaults, markupFaults } from '#collections/markup-faults.ts';
import { readAgreementStamp, readPolicyFacts } from '#collections/policy-facts.ts';
import { readPolicyText } from '#collections/policy-text.ts';
import { addressesWith, postFaults, postFiles, readTags } from '#collections/post-files.ts';
import { readQuestions } from '#collections/questions.ts';
import { readSite } from '#collections/site.ts';
import { needsSpanish } from '#domain/counties/spanish-values.ts';
import { helpIds } from '#domain/help/help-file.ts';
import { readYamlFile } from '#collections/read-yaml.ts';
import { bodyInPlace, splitText } from '#domain/front-matter.ts';
import type { LegalFact, WithdrawnLaw } from '#domain/papers/legal-facts.ts';
import { agreement } from '#domain/intake/agreement.ts';
import { locales } from '#domain/languages.ts';
import { packageIds } from '#domain/packages/catalogue.ts';
import { checkContentFiles, checkContentTexts } from '#tools/checks/language-parity.ts';
import { lessonProblems } from '#tools/checks/lessons.ts';
import { unreadableFiles } from '#tools/content/check/encoding.ts';
import { phoneFaults } from '#tools/content/check/phones.ts';
import { pairsInTheWrongLanguage, textsInTheWrongLanguage } from '#tools/content/check/languages.ts';
import { lawFaults, readWithdrawnLaw } from '#tools/content/check/law.ts';
import { faultsOfValues } from '#tools/content/check/values.ts';
import { checkTranslations } from '#tools/content/translations.ts';
import { readShippedReplies } from '#tools/database/shipped-replies.ts';
import { readLegalFacts, readShippedTemplate, templateFiles } from '#tools/database/shipped-templates.ts';
import { offerFileName, readOfferFile } from '#collections/offers.ts';
import { readLaunchFile } from '#tools/doctor/launch-file.ts';

export interface ContentReport {
  /** Sentences by file, in the order of the names. Empty when all may be published. */
  readonly faults: ReadonlyMap<string, readonly string[]>;
  /** What may wait, such as an old translation of an article. */
  readonly notes: readonly string[];
  readonly files: number;
}

/** Where a sentence does not begin with its file. */
const elsewhere = 'content';

/**
 * Reads all of content/ below the folder the process runs in. Without `words`, neither the language nor the reading
 * level of texts is looked at, which takes two thirds of the time.
 */
export function checkContent({ words = true } = {}): ContentReport {
  const root = process.cwd();
  const unreadable = unreadableFiles(root);
  const faults = new Map<string, Set<string>>();
  const notes: string[] = [];
  const say = (file: string, sentence: string): void => {
    // What cannot be read has one fault. All others would only follow from it.
    if (unreadable.has(file) && unreadable.get(file) !== sentence) return;
    faults.set(file, (faults.get(file) ?? new Set()).add(sentence));
  };
  const take = (sentences: readonly string[]): void => {
    for (const sentence of sentences) {
      const [, file = elsewhere, detail = sentence] =
        /^(content\/[^\s:]+)(?::|,| is| has)\s*([\s\S]*)$/.exec(sentence) ?? [];
      say(file, /^content\/\S+ (?:is|has) /.test(sentence) ? sentence.slice(file.length + 1) : detail);
    }
  };
  /** Runs a part. One that refuses by throwing says where in its first line, and below it each fault. */
  const part = (read: () => readonly string[] | void, at?: string): void => {
    try {
      take(read() ?? []);
    } catch (fault) {
      const [first = '', ...below] = String(fault instanceof Error ? fault.message : fault).split('\n');
      const file = /^(content\/[^\s:]+?) has something wrong in it:$/.exec(first)?.[1];
      if (file) for (const line of below) say(file, line.trim());
      else if (first.startsWith('content/'))
        take([first, ...below].filter((line) => line.startsWith('content/')));
      else say(at ?? elsewhere, first);
    }
  };

  for (const [file, sentence] of unreadable) say(file, sentence);
  part(() => void readTags(root), 'content/blog/tags.yml');
  part(() => postFaults(root), 'content/blog');
  part(() => void readGlossary(root), 'content/learning/glossary.yml');
  part(() => lessonFaults(root), 'content/learning');
  part(() => lessonLinks(root));
  if (words) part(() => lessonProblems(root).problems, 'content/learning');
  for (const policy of globSync('content/policies/*', { cwd: root }))
    part(() => policyFaults(root, policy.replaceAll('\\', '/')), policy);
  for (const locale of locales) {
    part(() => void readFaq(locale), 'content/home/faq.yml');
    part(() => void readHomeSections(locale), 'content/home/sections.yml');
    part(() => void readPreviews(locale), 'content/home/previews.yml');
    part(() => questionFaults(root, locale), 'content/questions.yml');
    part(() => void readLetterFacts(locale), 'content/letters.yml');
  }
  for (const id of helpIds) part(() => void readHelpFile(root, id), helpFileName(id));
  part(() => strayHelpFiles(root));
  part(() => phoneFaults(root));
  part(
    () => void readYamlFile(root, 'content/home/free-help.yml', urgentHelpSchema),
    'content/home/free-help.yml',
  );
  for (const read of claimReaders) part(() => void read(), 'content/home');
  part(() => void readSite(), 'content/site.yml');
  part(() => void readLaunchFile(root), 'content/launch.yml');
  for (const id of packageIds) part(() => void readOfferFile(root, id), offerFileName(id));
  part(() => void readShippedReplies(), 'content/replies.yml');
  let legalFacts: LegalFact[] | undefined;
  part(() => void (legalFacts = readLegalFacts(root)), 'content/facts/georgia.yml');
  for (const file of templateFiles(root))
    part(() => void (legalFacts && readShippedTemplate(root, file, legalFacts)), `content/papers/${file}`);
  let withdrawn: WithdrawnLaw[] | undefined;
  part(() => void (withdrawn = readWithdrawnLaw(root)), 'content/facts/withdrawn.yml');
  part(() => {
    const [values, spanish] = [readCountyValues(root), readSpanishValues(root)];
    const missing = new Set(values.filter((one) => needsSpanish(one) && !spanish.has(one.value)));
    notes.push(
      ...Array.from(
        missing,
        ({ county, court, field }) =>
          `${spanishValuesName}: ${county}, ${court}, ${field} has no Spanish yet`,
      ),
    );
  }, countyFileName);
  part(() => faultsOfValues(root));
  part(() => checkContentFiles(root, unreadable));
  part(() => checkContentTexts(root));
  if (words) part(() => textsInTheWrongLanguage(root));
  if (words) part(() => pairsInTheWrongLanguage(root, unreadable));
  // Only what can be read is read for what it says of the law.
  if (words && faults.size === 0)
    part(() => (legalFacts && withdrawn ? lawFaults(root, legalFacts, withdrawn) : []), 'content/facts');
  part(() => {
    const translations = checkTranslations(root);
    notes.push(...translations.notes);
    return translations.faults;
  });

  return {
    faults: new Map(
      [...faults]
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([file, sentences]) => [file, [...sentences].sort((a, b) => lineOf(a) - lineOf(b))]),
    ),
    notes,
    files: globSync('content/**/*.{mdx,yml,csv}', { cwd: root }).length,
  };
}

/** The line that a sentence names; what is said of the file as a whole comes first. */
const lineOf = (sentence: string): number => Number(/^line (\d+)\b/.exec(sentence)?.[1] ?? 0);

function lessonLinks(root: string): string[] {
  const addresses = addressesWith(postFiles(root), root);
  return globSync('content/learning/*/{en,es}.mdx', { cwd: root }).flatMap((file) => {
    const body = bodyInPlace(readFileSync(join(root, file), 'utf8'));
    const locale = file.endsWith('es.mdx') ? 'es' : 'en';
    return linkFaults(body, locale, addresses, { root }).map(
      (fault) => `${file.replaceAll('\\', '/')}: ${fault}`,
    );
  });
}

function questionFaults(root: string, locale: 'en' | 'es'): string[] {
  const groups = readQuestions(locale);
  const addresses = addressesWith(postFiles(root), root);
  return groups.flatMap(({ questions }) =>
    questions.flatMap(({ id, more }) => {
      const fault = addressFault(more.to, locale, addresses, { root });
      return fault ? [`content/questions.yml: ${id}: ${fault}`] : [];
    }),
  );
}

function policyFaults(root: string, folder: string): string[] {
  const name = folder.split('/').at(-1) ?? '';
  readPolicyFacts(name);
  const addresses = addressesWith(postFiles(root), root);
  const faults = locales.flatMap((locale) => {
    const file = `${folder}/${locale}.mdx`;
    if (!existsSync(join(root, file))) return [`${file}: is missing: policies need both languages`];
    const text = readFileSync(join(root, file), 'utf8');
    const { frontmatter } = splitText(text);
    const body = bodyInPlace(text);
    return [
      ...(frontmatter.trim() === ''
        ? []
        : ['line 1: take out what stands between the --- lines; a policy has it in policy.yml']),
      ...headingFaults(body, 2),
      ...markupFaults(body, ['ContactLine', 'RefundTimes']),
      ...linkFaults(body, locale, addresses, { root }),
    ].map((fault) => `${file}: ${fault}`);
  });
  if (name !== 'agreement' || faults.length > 0) return faults;
  return locales.flatMap((locale) => {
    readPolicyText(name, locale);
    const { version, hash } = readAgreementStamp(locale);
    return version === agreement.version && hash === agreement.hashes[locale]
      ? []
      : [
          `${folder}/${locale}.mdx: is not the text that signatures name; raise the version in policy.yml and run: npm run stamp:agreement`,
        ];
  });
}
