import { link, secondButton } from '#ui/button.ts';

interface AskFirstProps {
  readonly label: string;
  /** Where several of these are in one list: the label with whom it is about. */
  readonly name?: string;
  /** What pressing leads to. */
  readonly question: string;
  readonly yes: string;
  readonly disabled?: boolean;
  /** Beside links in small print. */
  readonly isSmall?: boolean;
  readonly onYes: () => void;
}

/** Something a client cannot take back, two presses away: the first one says what happens. */
export function AskFirst({ label, name, question, yes, disabled, isSmall, onYes }: AskFirstProps) {
  return (
    <details className="no-print open:basis-full">
      <summary className={isSmall ? `${link} small` : link} aria-label={name}>
        {label}
      </summary>
      <div className="grid justify-items-start gap-3 pt-2 pb-1">
        <p>{question}</p>
        <button type="button" className={secondButton} disabled={disabled} onClick={onYes}>
          {yes}
        </button>
      </div>
    </details>
  );
}
