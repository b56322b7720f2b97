// The letters with their English words, which come with their scripts: the page itself holds only what it shows.
import texts from '#i18n/en/letter-texts.ts';
import words from '#i18n/en/letters.ts';
import { LetterWriter } from './LetterWriter.tsx';

const letter = { locale: 'en', texts, courts: words.writer.courts } as const;

export default function LetterWriterEn() {
  return <LetterWriter words={words} letter={letter} />;
}
