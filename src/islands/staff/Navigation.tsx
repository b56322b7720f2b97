import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Locale } from '#domain/languages.ts';
import type { OpenWork } from '#domain/workplace/open-work.ts';
import { $openWork } from '#browser/workplace/open-work.ts';
import { plural } from '#i18n/format.ts';
import type { FrameWords } from '#i18n/en/staff/frame.ts';
import { formatCount } from './formats.ts';
import { placeLink } from './place.ts';
import type { SectionName } from './section-props.ts';

interface Entry {
  readonly name: SectionName;
  readonly waiting?: ((work: OpenWork) => number) | undefined;
}

interface NavigationProps {
  readonly words: FrameWords;
  readonly locale: Locale;
  readonly sections: readonly Entry[];
  readonly current: SectionName;
}

/** The sections, each with how much waits in it. */
export function Navigation({ words, locale, sections, current }: NavigationProps) {
  const work = useStore($openWork);
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the sections stand in one line that may be wider than the screen.
    const here = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (here && strip.current) strip.current.scrollLeft = here.offsetLeft - 16;
  }, [current]);
  return (
    <nav
      className="relative -mx-gutter overflow-x-auto border-b border-line px-gutter py-1 xl:-ms-3 xl:me-0 xl:overflow-visible xl:border-0 xl:p-0"
      aria-label={words.navLabel}
      ref={strip}
    >
      <ul className="flex gap-1 xl:grid xl:gap-0.5">
        {sections.map(({ name, waiting: waitingIn }) => {
          const waiting = (work && waitingIn?.(work)) ?? 0;
          return (
            <li key={name}>
              <a
                className="flex min-h-11 items-center gap-2 rounded-s px-3 py-1 whitespace-nowrap text-ink no-underline transition-colors hover:bg-ground-sunk focus-visible:shadow-none focus-visible:-outline-offset-3 aria-[current=page]:bg-good-soft aria-[current=page]:font-strong aria-[current=page]:text-good xl:min-h-10 xl:whitespace-normal forced-colors:aria-[current=page]:outline-2 forced-colors:aria-[current=page]:-outline-offset-2 forced-colors:aria-[current=page]:outline-[Highlight]"
                href={placeLink(name)}
                aria-current={name === current ? 'page' : undefined}
              >
                {words.nav[name]}
                {waiting > 0 && (
                  <span className="ms-auto rounded-full bg-accent-soft px-2 text-xs leading-relaxed font-strong text-accent-ink tabular-nums">
                    <span aria-hidden="true">{formatCount(waiting, locale)}</span>
                    <span className="hidden-visually">{plural(waiting, words.waiting, locale)}</span>
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
