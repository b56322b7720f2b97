import type { Locale } from '#domain/languages.ts';
import type { StaffMember } from '#domain/workplace/lists.ts';
import type { FinderWords } from '#i18n/en/staff/finder.ts';
import { otherLocale, path } from '#i18n/routes.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { placeLink } from '../place.ts';
import { placesFor } from '../places.ts';
import type { SectionName } from '../section-props.ts';

/** Somewhere to go, or something that can be done anywhere. */
export interface Destination {
  readonly id: string;
  readonly text: string;
  /** Where it stands or what it is for. */
  readonly more?: string | undefined;
  /** What people call it, for the search alone. */
  readonly also: string;
  readonly href?: string;
  readonly run?: () => void;
}

interface Doings {
  readonly showKeys: () => void;
  readonly signOut: () => void;
}

/** Everything that can be gone to: sections, the lists that share a section, account, colors, the other language. */
export function destinationsFor(
  member: StaffMember,
  { frame }: StaffWords,
  called: FinderWords,
  locale: Locale,
  { showKeys, signOut }: Doings,
): readonly Destination[] {
  const { nav, about, find } = frame;
  const purposes: Readonly<Record<string, string>> = about;
  const toSection = (name: SectionName, more: string | undefined): Destination => ({
    id: name,
    text: nav[name],
    more,
    also: `${called[name]} ${more ?? ''}`,
    href: placeLink(name),
  });
  const places = placesFor(member).flatMap(({ name, also = [] }) => [
    toSection(name, purposes[name]),
    ...also.map((inside) => toSection(inside, nav[name])),
  ]);
  const pageDoes: Readonly<Record<keyof typeof find.page, () => void>> = {
    account: () => location.assign(path('account', locale)),
    keys: showKeys,
    language: () => press(`[data-language="${otherLocale(locale)}"]`),
    light: () => press('[data-theme-set=light]'),
    dark: () => press('[data-theme-set=dark]'),
    system: () => press('[data-theme-set=system]'),
    'sign-out': signOut,
  };
  const names = Object.keys(find.page) as (keyof typeof find.page)[];
  return [
    ...places,
    toSection('set-up', undefined),
    ...names.map((id) => ({ id, ...find.page[id], run: pageDoes[id] })),
  ];
}

/** What the bar of the page offers, wherever it stands folded. */
function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

/** Without accents and capitals, as people type. */
export const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** Whether each word that was typed (folded) is in the text. */
export function matchesAll(typed: string, text: string): boolean {
  const within = folded(text);
  return typed.split(/\s+/).every((word) => within.includes(word));
}
