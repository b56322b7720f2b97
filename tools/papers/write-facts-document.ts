// npm run docs:facts: writes docs/sentences-of-law.md from the templates of papers, the texts of the site and the facts.
import { writeFile } from 'node:fs/promises';
import { textsAboutLaw } from '../content/check/law.ts';
import { readLegalFacts, readShippedTemplates } from '../database/shipped-templates.ts';
import { factsDocument, makeFactsDocument } from './facts-document.ts';

const document = makeFactsDocument(readShippedTemplates(), readLegalFacts(), textsAboutLaw());
await writeFile(factsDocument, document);
console.log(`Wrote ${factsDocument}`);
