// npm run docs:facts: writes docs/sentences-of-law.md from the templates of papers and the facts they name.
import { writeFile } from 'node:fs/promises';
import { readLegalFacts, readShippedTemplates } from '../database/shipped-templates.ts';
import { factsDocument, makeFactsDocument } from './facts-document.ts';

await writeFile(factsDocument, makeFactsDocument(readShippedTemplates(), readLegalFacts()));
console.log(`Wrote ${factsDocument}`);
