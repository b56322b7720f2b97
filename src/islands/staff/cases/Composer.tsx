import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCommand } from '../keys/use-command.ts';
import { useKeyAct } from '../keys/key-acts.ts';
import { ContactForm } from './contact/ContactForm.tsx';
import { NoteForm } from './notes/NoteForm.tsx';
import { UpdateForm } from './notes/UpdateForm.tsx';
import { onceThere } from './once-there.ts';
import { SentNote } from './SentNote.tsx';
import type { CaseContactProps } from './contact-props.ts';
import { MessageForm } from './thread/MessageForm.tsx';
import { useStaffWords } from '../staff-words.ts';

/** What can be written about a case. A message and an update reach the client; a note and a call are for staff. */
const kinds = ['message', 'note', 'update', 'call'] as const;
type Kind = (typeof kinds)[number];

const forms = { message: MessageForm, note: NoteForm, update: UpdateForm, call: ContactForm } as const;

/** The end of the thread, which is what one answers. */
const lastMessage = '[data-thread] > :last-child';

interface ComposerProps extends CaseContactProps {
  readonly nextCase: string | null;
  /** A message was opened: the thread is what one reads beside it. */
  readonly onMessages: () => void;
}

/**
 * The one place to write, at the bottom of every tab. Closed it is a row of four buttons; what was begun in one of them
 * stays while another is open, and each says by color whom it reaches.
 */
export function Composer({ onMessages, nextCase, ...contact }: ComposerProps) {
  const words = useStaffWords();
  const labels = words.cases.page.composer;
  const [open, setOpen] = useState<Kind | null>(null);
  /** Opened before: they keep what was typed. */
  const [begun, setBegun] = useState<ReadonlySet<Kind>>(new Set());
  /** How what was sent is taken back; null where it stays. */
  const [undoId, setUndoId] = useState<string | null>(null);
  const [note, setNote] = useState<{ readonly text: string } | null>(null);
  const box = useRef<HTMLElement>(null);
  function show(kind: Kind | null): void {
    setOpen(kind);
    if (kind) setNote(null);
    if (kind) setBegun((old) => new Set([...old, kind]));
    if (kind === 'message') onMessages();
  }
  useEffect(() => {
    if (!open) return undefined;
    box.current
      ?.querySelector<HTMLElement>(`[data-kind="${open}"] :is(textarea, select, input[type=text])`)
      ?.focus({ preventScroll: true });
    // The thread may have to be read first.
    return open === 'message'
      ? onceThere(lastMessage, (last) => last.scrollIntoView({ block: 'end' }))
      : undefined;
  }, [open]);
  /** What can be taken back is offered in the row of the buttons, not over what is written next. */
  const confirm = (text: string) => (undo: string | null) => {
    setOpen(null);
    setUndoId(undo);
    setNote({ text });
  };
  const sayers: Partial<Record<Kind, (undo: string | null) => void>> = {
    message: confirm(words.thread.messages.form.done),
    note: confirm(words.thread.notes.note.done),
  };
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && box.current?.contains(document.activeElement))
      show(null);
  });
  useEffect(() => {
    if (!open) return undefined;
    const listen = (event: KeyboardEvent) => onEscape(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [open]);
  useKeyAct('reply', () => show('message'));
  useKeyAct('note', () => show('note'));
  useCommand('write-message', labels.kinds.message, () => show('message'));
  useCommand('write-note', labels.kinds.note, () => show('note'));
  useCommand('write-call', labels.kinds.call, () => show('call'));
  const look = open === 'note' || open === 'call' ? 'border-dashed bg-ground-sunk' : 'bg-card';
  return (
    <section
      ref={box}
      aria-label={labels.title}
      data-writing={open ?? ''}
      className={`sticky bottom-0 z-10 grid grid-cols-1 rounded-t-m border border-line-strong shadow-above ${open ? look : 'bg-card'}`}
    >
      <div className="flex flex-wrap items-center px-1 xs:gap-x-1 xs:px-2">
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className="min-h-11 cursor-pointer border-b-2 border-transparent px-2.5 hover:bg-ground-sunk aria-expanded:border-action aria-expanded:font-strong"
            aria-expanded={open === kind}
            onClick={() => show(open === kind ? null : kind)}
          >
            {labels.kinds[kind]}
          </button>
        ))}
        {open && (
          <span className="ms-auto px-2 text-xs font-strong text-ink-soft">
            {open === 'message' || open === 'update'
              ? words.thread.notes.updateBadge
              : words.thread.notes.noteBadge}
          </span>
        )}
        {!open && note && <SentNote note={note} undoId={undoId} nextCase={nextCase} />}
      </div>
      {kinds
        .filter((kind) => begun.has(kind))
        .map((kind) => {
          const Form = forms[kind];
          return (
            <div
              key={kind}
              data-kind={kind}
              hidden={kind !== open}
              className="max-h-[55dvh] overflow-y-auto border-t border-line px-4.5 py-3"
            >
              <Form {...contact} onSent={sayers[kind]} onTakenBack={() => show(kind)} />
            </div>
          );
        })}
    </section>
  );
}
