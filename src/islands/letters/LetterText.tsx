import { Fragment } from 'react';
import type { LetterAnswers, LetterLine } from '#domain/letters/letters.ts';
import { blocksOf, partsOf, type LetterWording } from './letter-parts.ts';

interface LetterTextProps {
  readonly lines: readonly LetterLine[];
  readonly answers: LetterAnswers;
  readonly wording: LetterWording;
}

/** A letter, or the help for reading it. */
export function LetterText({ lines, answers, wording }: LetterTextProps) {
  const lineText = (line: LetterLine) => <LetterLineText line={line} answers={answers} wording={wording} />;
  return (
    <div className="grid gap-4 wrap-anywhere" lang={wording.locale}>
      {blocksOf(lines).map((block) =>
        block.items ? (
          <ul key={block.items[0]} className="-mt-3 list-disc ps-[1.25em]">
            {block.items.map((line) => (
              <li key={line}>{lineText(line)}</li>
            ))}
          </ul>
        ) : block.line === 'signature' ? (
          <p key={block.line} className="mt-8 w-fit min-w-60 border-t border-line-strong pt-1">
            {lineText(block.line)}
          </p>
        ) : (
          <p
            key={block.line}
            className={`whitespace-pre-line ${block.line.startsWith('subject.') ? 'font-strong' : ''}`}
          >
            {lineText(block.line)}
          </p>
        ),
      )}
    </div>
  );
}

function LetterLineText({
  line,
  answers,
  wording,
}: { readonly line: LetterLine } & Omit<LetterTextProps, 'lines'>) {
  return partsOf(line, answers, wording).map((part) =>
    'text' in part ? (
      <Fragment key={part.at}>{part.text}</Fragment>
    ) : part.answer ? (
      // A person's own words keep whatever language they are in.
      <span key={part.at} className="whitespace-pre-line">
        {part.answer}
      </span>
    ) : (
      <span
        key={part.at}
        className="inline-block w-40 max-w-full border-b border-line-strong"
        aria-hidden="true"
      >
        {'\u00a0'}
      </span>
    ),
  );
}
