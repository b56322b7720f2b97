import type { Locale } from '#domain/languages.ts';
import type { ClockState } from '#domain/promises/clocks.ts';
import type { DueItem, OpenDue } from '#domain/workplace/due-work.ts';
import { clockText } from '#i18n/clock-texts.ts';
import type { ClockWords } from '#i18n/en/staff/clocks.ts';
import { fill, plural } from '#i18n/format.ts';
import { Badge, type Tone } from '../Badge.tsx';
import { dueMoment } from '../formats.ts';
import { PartHeading } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import { Reference } from '../Reference.tsx';

interface DueNextProps {
  readonly work: OpenDue;
  readonly words: ClockWords;
  readonly locale: Locale;
}

/** Promises to clients, by due date. Each line leads to its record. */
export function DueNext({ work: { due, dueLater }, words, locale }: DueNextProps) {
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="due-title">
      <PartHeading id="due-title">{words.title}</PartHeading>
      {due.length === 0 ? (
        <p className="text-ink-soft">{words.none}</p>
      ) : (
        <ol className="grid grid-cols-1 gap-x-4 divide-y divide-line rounded-m border border-line bg-card md:grid-cols-[auto_1fr_auto]">
          {due.map((item) => (
            <li
              key={`${item.clock} ${item.id}`}
              className="relative grid grid-cols-1 items-baseline gap-x-4 gap-y-1 px-4.5 py-2.5 hover:bg-ground-sunk md:col-span-3 md:grid-cols-subgrid"
            >
              <p>
                <a
                  className="inline-block py-1 font-strong after:absolute after:inset-0"
                  href={placeLink(item.section, item.id)}
                >
                  {words.names[item.clock]}
                </a>
              </p>
              <p className="text-s text-ink-soft">
                {words.kinds[item.section]} <Reference of={item.reference} />
              </p>
              <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-s md:justify-end">
                <span>{whenDue(item)}</span>
                <Badge tone={tones[item.state]}>{words.states[item.state]}</Badge>
              </p>
            </li>
          ))}
        </ol>
      )}
      {dueLater > 0 && <p className="text-s text-ink-soft">{plural(dueLater, words.later, locale)}</p>}
    </section>
  );

  function whenDue(item: DueItem): string {
    const distance = clockText(item, words, locale);
    return item.dueAt === null
      ? distance
      : fill(words.moment, { distance, time: dueMoment(item.dueAt, words, locale) });
  }
}

const tones: Readonly<Record<ClockState, Tone>> = {
  running: 'quiet',
  stopped: 'quiet',
  warned: 'wait',
  late: 'danger',
  met: 'good',
};
