import type { ReactNode } from 'react';
import { casePlaces, type CasePlace } from '#domain/portal/case-places.ts';
import type { CaseHeadWords } from '#i18n/en/case-page.ts';
import { fill } from '#i18n/format.ts';

interface PlaceBarProps {
  readonly words: CaseHeadWords['places'];
  readonly place: CasePlace;
  /** Places where something waits for the client. */
  readonly waits: ReadonlySet<CasePlace>;
  readonly unread: number;
}

/** The four places of a case: a bar under the thumb on phones, tabs where there is room. */
export function PlaceBar({ words, place, waits, unread }: PlaceBarProps) {
  return (
    <nav
      className="place-bar no-print z-(--z-floating) max-md:order-last max-md:-mx-(--spacing-gutter) max-md:mt-auto max-md:border-t max-md:border-line max-md:bg-card max-md:pb-[env(safe-area-inset-bottom)] md:border-b md:border-line"
      aria-label={words.label}
    >
      <ul className="grid grid-cols-4 md:flex md:gap-2">
        {casePlaces.map((name) => (
          <li key={name}>
            <a
              className="relative flex min-h-14 flex-col items-center justify-center gap-0.5 border-t-3 border-transparent px-1 py-1 text-xs leading-tight text-ink-soft no-underline hover:underline aria-[current]:border-action aria-[current]:font-strong aria-[current]:text-heading md:min-h-12 md:flex-row md:gap-2 md:border-t-0 md:border-b-3 md:px-4 md:text-m"
              href={`#${name}`}
              aria-current={name === place ? 'page' : undefined}
            >
              <Icon>{icons[name]}</Icon>
              <span>
                {words[name]}
                {name === 'messages' && unread > 0 && (
                  <>
                    <Mark>{unread}</Mark>
                    <span className="sr-only">{`, ${fill(words.unread, { count: unread })}`}</span>
                  </>
                )}
                {name !== 'messages' && waits.has(name) && (
                  <>
                    <Mark />
                    <span className="sr-only">, {words.waits}</span>
                  </>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A figure, or a dot, over the corner of the drawing: it takes no room, so nothing moves when it comes. */
function Mark({ children }: { readonly children?: number }) {
  const isDot = children === undefined;
  return (
    <span
      className={`absolute start-[calc(50%+--spacing(1.5))] top-1.5 rounded-full bg-accent text-xs font-strong text-on-accent md:start-auto md:-end-1.5 md:top-1 ${isDot ? 'size-2.5' : 'min-w-5 px-1 text-center leading-[--spacing(5)]'}`}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}

function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      className="size-6 fill-none stroke-current stroke-[1.75] md:size-5"
      viewBox="0 0 24 24"
      aria-hidden="true"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

const icons: Readonly<Record<CasePlace, ReactNode>> = {
  case: <path d="m4 11 8-7 8 7v9H4zM9.5 20v-6h5v6" />,
  papers: <path d="M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6" />,
  messages: <path d="M4 5h16v11H10l-4 4v-4H4z" />,
  more: <path d="M5 7h14M5 12h14M5 17h14" />,
};
