import type { StaffRole } from '#domain/access/roles.ts';
import type { Right } from '#domain/access/rights.ts';
import type { StaffMember } from '#domain/workplace/lists.ts';
import type { OpenWork } from '#domain/workplace/open-work.ts';
import type { SectionName } from './section-props.ts';

/** Where a link stands: daily work, money and papers, or the drawer of what is set up once. */
export const placeGroups = ['work', 'money', 'setUp'] as const;
export type PlaceGroup = (typeof placeGroups)[number];

export interface Place {
  readonly name: SectionName;
  readonly group: PlaceGroup;
  /** Its link stands for these, too: the list is shared, the records have addresses of their own. */
  readonly also?: readonly SectionName[];
  /** What waits there, for the number beside its name. */
  readonly waiting?: (work: OpenWork) => number;
  /** Stands in its own group, and among what is set up, too. */
  readonly isSetUpToo?: boolean;
  readonly adminsOnly?: boolean;
  /** Only for this role. */
  readonly role?: StaffRole;
  /** Needs this right. */
  readonly right?: Right;
}

/** The places of the workplace in the order of the navigation. The first is the start. */
const places: readonly Place[] = [
  { name: 'today', group: 'work' },
  { name: 'approvals', group: 'work', waiting: (work) => work.approvals, role: 'attorney' },
  { name: 'cases', group: 'work', waiting: (work) => work.cases },
  { name: 'applications', group: 'work', waiting: (work) => work.applications },
  {
    name: 'inbox',
    group: 'work',
    also: ['messages', 'tickets'],
    waiting: (work) => work.messages + work.texts + work.tickets + work.casesToAnswer,
  },
  { name: 'team', group: 'work' },
  {
    name: 'orders',
    group: 'money',
    also: ['refunds'],
    waiting: (work) => work.orders + work.refunds,
  },
  { name: 'templates', group: 'money', waiting: (work) => work.templates, isSetUpToo: true },
  { name: 'counts', group: 'money' },
  { name: 'offer', group: 'setUp' },
  { name: 'days-off', group: 'setUp' },
  { name: 'call-hours', group: 'setUp' },
  { name: 'replies', group: 'setUp' },
  { name: 'counties', group: 'setUp' },
  { name: 'mail', group: 'setUp', waiting: (work) => work.mail },
  { name: 'data-requests', group: 'setUp', waiting: (work) => work.dataRequests },
  { name: 'duplicates', group: 'setUp', right: 'merge' },
  { name: 'people', group: 'setUp', adminsOnly: true },
  { name: 'audit', group: 'setUp' },
];

/** What this member of staff is offered. Hiding a place protects nothing: the server decides by itself. */
export function placesFor({ role, rights }: StaffMember): readonly Place[] {
  return places.filter(
    (place) =>
      (!place.adminsOnly || role === 'admin') &&
      (!place.role || role === place.role) &&
      (!place.right || rights.includes(place.right)),
  );
}

/** The place that an address belongs to, if it is offered. */
export function placeOf(offered: readonly Place[], section: string): Place | undefined {
  return offered.find(({ name, also }) => name === section || also?.some((one) => one === section));
}
