import { useStore } from '@nanostores/react';
import type { OpenWork } from '#domain/workplace/open-work.ts';
import { $openWork } from '#browser/workplace/open-work.ts';
import { formatCount } from './formats.ts';
import { placeLink } from './place.ts';
import type { SectionName } from './section-props.ts';
import { useLocale } from '../calls/use-words.ts';

interface ListTabsProps {
  readonly label: string;
  readonly current: SectionName;
  readonly tabs: readonly {
    readonly section: SectionName;
    readonly text: string;
    readonly waiting?: (work: OpenWork) => number;
  }[];
}

/** Lists that share a place of the navigation, each with what waits in it. */
export function ListTabs({ label, current, tabs }: ListTabsProps) {
  const locale = useLocale();
  const work = useStore($openWork);
  return (
    <nav aria-label={label} className="overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
        {tabs.map(({ section, text, waiting }) => {
          const count = (work && waiting?.(work)) ?? 0;
          return (
            <li key={section}>
              <a
                className={tab}
                href={placeLink(section)}
                aria-current={section === current ? 'page' : undefined}
              >
                {text}
                {count > 0 && <span className="text-xs text-ink-soft">{formatCount(count, locale)}</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** A tab, link or button: the current one is underlined. */
export const tab =
  'inline-flex min-h-10 cursor-pointer items-center gap-1.5 border-b-2 border-transparent px-3 whitespace-nowrap text-ink no-underline hover:bg-ground-sunk focus-visible:-outline-offset-3 aria-[current=page]:border-action aria-[current=page]:font-strong aria-selected:border-action aria-selected:font-strong';
