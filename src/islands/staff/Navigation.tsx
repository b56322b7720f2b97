import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { StaffMember } from '#domain/workplace/lists.ts';
import type { OpenWork } from '#domain/workplace/open-work.ts';
import { $openWork } from '#browser/workplace/open-work.ts';
import { plural } from '#i18n/format.ts';
import { formatCount } from './formats.ts';
import { placeLink } from './place.ts';
import { placesFor, type Place } from './places.ts';
import type { SectionName } from './section-props.ts';
import { useLocale } from '../calls/use-words.ts';
import { useStaffWords } from './staff-words.ts';

interface NavigationProps {
  readonly member: StaffMember;
  /** The place in sight. */
  readonly current: SectionName;
}

const line =
  'flex min-h-10 items-center gap-2 rounded-s px-3 py-1 whitespace-nowrap text-ink no-underline transition-colors hover:bg-ground-sunk focus-visible:shadow-none focus-visible:-outline-offset-3 aria-[current=page]:bg-good-soft aria-[current=page]:font-strong aria-[current=page]:text-good xl:min-h-8 xl:py-0.5 xl:whitespace-normal forced-colors:aria-[current=page]:outline-2 forced-colors:aria-[current=page]:-outline-offset-2 forced-colors:aria-[current=page]:outline-[Highlight]';

/** Daily work, money and papers, and a drawer with what is set up once. Each with how much waits in it. */
export function Navigation({ member, current }: NavigationProps) {
  const words = useStaffWords().frame;
  const work = useStore($openWork);
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the links stand in one line that may be wider than the screen; with the drawer open, in a column that
    // may be longer than a low window.
    const links = strip.current;
    const here = [...(links?.querySelectorAll<HTMLElement>('[aria-current]') ?? [])].find(
      (one) => one.getClientRects().length > 0,
    );
    if (!here || !links) return;
    links.scrollLeft = here.offsetLeft - 16;
    const end = here.offsetTop + here.offsetHeight;
    if (end > links.scrollTop + links.clientHeight) links.scrollTop = end - links.clientHeight;
  }, [current]);
  const places = placesFor(member);
  const inGroup = (group: Place['group']) => places.filter((one) => one.group === group);
  const setUp = inGroup('setUp');
  const isSetUp = current === 'set-up' || setUp.some(({ name }) => name === current);
  // What stands above, too, is counted there.
  const inDrawer = places.filter(({ group, isSetUpToo }) => group === 'setUp' || isSetUpToo);
  const shared = { work, current };
  return (
    <nav
      className="relative -mx-gutter overflow-x-auto border-b border-line px-gutter py-1 xl:-ms-3 xl:me-0 xl:grid xl:max-h-[calc(100dvh-var(--spacing-header)-4*var(--spacing))] xl:gap-1.5 xl:overflow-x-hidden xl:overflow-y-auto xl:border-0 xl:p-0 xl:[scrollbar-width:thin]"
      aria-label={words.navLabel}
      ref={strip}
    >
      <ul className="flex gap-1 xl:grid xl:gap-0">
        {inGroup('work').map((place) => (
          <Line key={place.name} {...shared} place={place} />
        ))}
        {/* One line on phones, a group of its own where there is room. */}
        {inGroup('money').map((place, index) => (
          <Line key={place.name} {...shared} place={place} opensGroup={index === 0} />
        ))}
        <li className="xl:hidden">
          <a className={line} href={placeLink('set-up')} aria-current={isSetUp ? 'page' : undefined}>
            {words.groups.setUp}
            <Waiting count={sum(setUp, work)} />
          </a>
        </li>
      </ul>
      <details className="max-xl:hidden xl:border-t xl:border-line xl:pt-1.5" open={isSetUp}>
        <summary className={`${line} cursor-pointer`}>
          {words.groups.setUp}
          <Waiting count={sum(setUp, work)} />
        </summary>
        <ul className="grid ps-2">
          {inDrawer.map((place) => (
            <Line key={place.name} {...shared} place={place} inDrawer />
          ))}
        </ul>
      </details>
    </nav>
  );
}

const sum = (places: readonly Place[], work: OpenWork | null) =>
  work ? places.reduce((total, { waiting }) => total + (waiting?.(work) ?? 0), 0) : 0;

interface LineProps extends Omit<NavigationProps, 'member'> {
  readonly place: Place;
  readonly work: OpenWork | null;
  readonly opensGroup?: boolean;
  readonly inDrawer?: boolean;
}

function Line({ place, work, current, opensGroup = false, inDrawer = false }: LineProps) {
  const words = useStaffWords().frame;
  return (
    <li className={opensGroup ? 'xl:mt-1.5 xl:border-t xl:border-line xl:pt-1.5' : undefined}>
      <a
        className={`${line} ${inDrawer ? 'xl:min-h-7!' : ''}`}
        href={placeLink(place.name)}
        aria-current={place.name === current ? 'page' : undefined}
      >
        {words.nav[place.name]}
        <Waiting count={sum([place], work)} />
      </a>
    </li>
  );
}

interface WaitingProps {
  readonly count: number;
}

function Waiting({ count }: WaitingProps) {
  const words = useStaffWords().frame;
  const locale = useLocale();
  if (count === 0) return null;
  return (
    <span className="ms-auto rounded-full bg-accent-soft px-2 text-xs leading-relaxed font-strong text-accent-ink tabular-nums">
      <span aria-hidden="true">{formatCount(count, locale)}</span>
      <span className="hidden-visually">{plural(count, words.waiting, locale)}</span>
    </span>
  );
}
