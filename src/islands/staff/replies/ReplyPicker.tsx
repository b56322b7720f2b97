import { useId, useState } from 'react';
import * as repliesApi from '#domain/replies/api.staff.ts';
import type { Locale } from '#domain/languages.ts';
import { replyIn, type SavedReply } from '#domain/replies/saved-replies.ts';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { link, secondButton } from '#ui/button.ts';
import { control } from '#ui/control.ts';
import { Fault } from '#ui/Fault.tsx';
import { callStaffApi } from '../staff-calls.ts';
import { Badge } from '../Badge.tsx';
import { placeLink } from '../place.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface ReplyPickerProps {
  /** The language of whoever will read the answer. */
  readonly language: Locale;
  /** Values for blanks that are known already, by name. */
  readonly known: Readonly<Record<string, string>>;
  /** Both halves, with what is known filled in. The picker stays open: an answer may take several. */
  readonly onPick: (texts: Readonly<Record<Locale, string>>) => void;
  /** Its button stands in a row of others, the list above the row. */
  readonly inRow?: boolean;
}

/** Saved replies beside a field in which staff write. They are fetched when it is first opened. */
export function ReplyPicker({ language, known, onPick, inRow = false }: ReplyPickerProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.replies;
  const [open, setOpen] = useState(false);
  const [replies, setReplies] = useState<readonly SavedReply[] | null>(null);
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const [filter, setFilter] = useState('');
  const [note, setNote] = useState('');
  const id = useId();

  async function load(): Promise<void> {
    setFault(null);
    try {
      const page = await callStaffApi(repliesApi.search, {});
      setReplies(page.items);
    } catch (error) {
      setFault(describeFault(error, words.account));
    }
  }
  function toggle(): void {
    setOpen(!open);
    if (!open && replies === null) void load();
  }

  const titleOf = (reply: SavedReply) => (locale === 'es' ? reply.titleEs : reply.titleEn);
  const wanted = filter.trim().toLocaleLowerCase(locale);
  const shown = (replies ?? []).filter((reply) =>
    [reply.titleEn, reply.titleEs, reply.bodyEn, reply.bodyEs].some((text) =>
      text.toLocaleLowerCase(locale).includes(wanted),
    ),
  );
  return (
    <div className={inRow ? 'contents' : 'grid grid-cols-1 gap-3'}>
      <p>
        <button
          type="button"
          className={secondButton}
          aria-expanded={open}
          aria-controls={`${id}-list`}
          onClick={toggle}
        >
          {labels.picker.open}
        </button>
      </p>
      <div
        id={`${id}-list`}
        hidden={!open}
        className={`rounded-m border border-line bg-ground p-3 ${inRow ? 'order-first basis-full' : ''}`}
      >
        {fault && <Fault {...faultTexts(fault, words.account, { retry: () => void load() })} />}
        {replies === null && !fault && <p className="text-ink-soft">{words.frame.list.loading}</p>}
        {replies !== null && (
          <div className="grid grid-cols-1 gap-3">
            <div>
              <label className="block text-xs text-ink-soft" htmlFor={`${id}-filter`}>
                {labels.picker.filter}
              </label>
              <input
                className={control}
                id={`${id}-filter`}
                type="search"
                autoComplete="off"
                value={filter}
                onChange={(event) => setFilter(event.target.value)}
                onKeyDown={(event) => {
                  // Enter would submit the answer form around this list.
                  if (event.key === 'Enter') event.preventDefault();
                }}
              />
            </div>
            {shown.length === 0 && <p className="text-ink-soft">{labels.picker.none}</p>}
            <ul
              className={`grid gap-1.5 overflow-y-auto ${inRow ? 'max-h-40' : 'max-h-72'}`}
              aria-label={labels.picker.open}
            >
              {shown.map((reply) => (
                <li
                  key={reply.id}
                  className="relative grid min-h-11 gap-0.5 rounded-s border border-line bg-card px-3 py-2 transition-colors hover:bg-ground-sunk"
                >
                  <span className="flex flex-wrap items-center gap-2">
                    {/* The whole card can be pressed. */}
                    <button
                      type="button"
                      className="cursor-pointer text-start font-strong after:absolute after:inset-0"
                      aria-label={fill(labels.picker.insert, { title: titleOf(reply) })}
                      aria-describedby={`${id}-${reply.id}`}
                      onClick={() => {
                        onPick({ en: replyIn('en', reply, known), es: replyIn('es', reply, known) });
                        setNote(fill(labels.picker.inserted, { title: titleOf(reply) }));
                      }}
                    >
                      {titleOf(reply)}
                    </button>
                    {reply.older && <Badge tone="wait">{labels.older[reply.older]}</Badge>}
                  </span>
                  <span
                    className="line-clamp-2 text-xs text-ink-soft"
                    id={`${id}-${reply.id}`}
                    lang={language}
                  >
                    {replyIn(language, reply, known)}
                  </span>
                </li>
              ))}
            </ul>
            <p className="flex flex-wrap items-center justify-between gap-x-4 text-xs">
              <span role="status">{note}</span>
              <a className={link} href={placeLink('replies')}>
                {labels.picker.manage}
              </a>
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
