import type { IntakeWords } from '#i18n/en/intake.ts';
import { fill } from '#i18n/fill.ts';
import type { Note } from './stage.ts';

interface NoteAreaProps {
  readonly note: Note | null;
  readonly words: IntakeWords;
  readonly idleMinutes: number;
}

/** What happened to the answers, above the form. Always in the page, so that a new note is read out. */
export function NoteArea({ note, words, idleMinutes }: NoteAreaProps) {
  const good = note === 'restored' || note === 'clearedByYou';
  return (
    <div role="status">
      {note && (
        <div className={good ? 'notice good' : 'notice'}>
          <p>{noteText(note, words, idleMinutes)}</p>
          {typeof note === 'object' && (
            <p>
              <a href={note.switchTo}>{words.draft.switchAnyway}</a>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function noteText(note: Note, words: IntakeWords, minutes: number): string {
  if (typeof note === 'object') return words.draft.switchUnsaved;
  if (note === 'offline') return words.failure.offline;
  return fill(words.draft[note], { minutes });
}
