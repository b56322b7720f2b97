import { useState } from 'react';
import { formatRecoveryCode } from '#domain/access/second-factor.ts';
import type { SecondFactorWords } from '#i18n/en/second-factor.ts';
import { fill } from '#i18n/format.ts';
import { buttonRow } from '#ui/button.ts';
import { DoneNote } from '#ui/DoneNote.tsx';
import { StepTitle } from './StepTitle.tsx';

interface RecoveryCodesProps {
  readonly words: SecondFactorWords['codes'];
  readonly siteName: string;
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The codes are shown only once, so they must be copied, printed or saved before going on. */
export function RecoveryCodes({ words, siteName, codes, onKept }: RecoveryCodesProps) {
  const [outcome, setOutcome] = useState('');
  const shown = codes.map(formatRecoveryCode);
  const text = `${fill(words.fileHead, { site: siteName })}\r\n\r\n${shown.join('\r\n')}\r\n`;
  const copy = () =>
    navigator.clipboard.writeText(shown.join('\n')).then(
      () => setOutcome(words.copied),
      () => setOutcome(words.notCopied),
    );
  const download = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
    link.download = words.fileName;
    link.click();
    // Some browsers start reading the file only later, so it must not be revoked at once. In milliseconds.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
  return (
    <section className="card recovery-codes grid grid-cols-1 gap-4">
      <StepTitle>{words.title}</StepTitle>
      <p>{words.text}</p>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,--spacing(52)),1fr))] gap-x-6 gap-y-2 rounded-m border border-line bg-ground-sunk p-5">
        {shown.map((code) => (
          <li key={code}>
            <code className="text-l tracking-[0.04em]" translate="no">
              {code}
            </code>
          </li>
        ))}
      </ol>
      <p className={buttonRow}>
        <button type="button" className="button second" onClick={() => void copy()}>
          {words.copy}
        </button>
        <button type="button" className="button second" onClick={() => print()}>
          {words.print}
        </button>
        <button type="button" className="button second" onClick={download}>
          {words.download}
        </button>
      </p>
      <DoneNote>{outcome}</DoneNote>
      <p className={buttonRow}>
        <button type="button" className="button" onClick={onKept}>
          {words.done}
        </button>
      </p>
    </section>
  );
}
