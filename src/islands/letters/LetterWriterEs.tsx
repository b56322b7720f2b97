// The letters with the questions in Spanish, and beside the English letter the Spanish help for reading it.
import texts from '#i18n/en/letter-texts.ts';
import helpTexts from '#i18n/es/letter-texts.ts';
import words from '#i18n/es/letters.ts';
import { LetterWriter } from './LetterWriter.tsx';

// As the court is named in an English letter.
const courts = {
  magistrate: 'Magistrate Court',
  civil: 'Civil Court',
  state: 'State Court',
  superior: 'Superior Court',
} as const;
const letter = { locale: 'en', texts, courts } as const;
const help = { locale: 'es', texts: helpTexts, courts: words.writer.courts } as const;

export default function LetterWriterEs() {
  return <LetterWriter words={words} letter={letter} help={help} />;
}
