import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { StaffRole } from '#domain/access/roles.ts';
import type { Right } from '#domain/access/rights.ts';
import type { OpenWork } from '#domain/workplace/open-work.ts';
import type { SectionName, SectionProps } from './section-props.ts';

interface Section {
  readonly name: SectionName;
  readonly view: LazyExoticComponent<ComponentType<SectionProps>>;
  /** What waits there, for the number beside its name. */
  readonly waiting?: (work: OpenWork) => number;
  readonly adminsOnly?: boolean;
  /** Only for this role. */
  readonly role?: StaffRole;
  /** Needs this right. */
  readonly right?: Right;
}

/** The sections in the order of the navigation; each is fetched when somebody goes there. The first is the start. */
export const sections: readonly Section[] = [
  { name: 'today', view: lazy(() => import('./today/Today.tsx')) },
  {
    name: 'approvals',
    view: lazy(() => import('./attorneys/AttorneyQueue.tsx')),
    waiting: (work) => work.approvals,
    role: 'attorney',
  },
  { name: 'cases', view: lazy(() => import('./cases/Cases.tsx')), waiting: (work) => work.cases },
  { name: 'team', view: lazy(() => import('./team/Team.tsx')) },
  {
    name: 'applications',
    view: lazy(() => import('./applications/Applications.tsx')),
    waiting: (work) => work.applications,
  },
  {
    name: 'messages',
    view: lazy(() => import('./messages/Messages.tsx')),
    waiting: (work) => work.messages,
  },
  {
    name: 'tickets',
    view: lazy(() => import('./tickets/Tickets.tsx')),
    waiting: (work) => work.tickets,
  },
  { name: 'orders', view: lazy(() => import('./orders/Orders.tsx')), waiting: (work) => work.orders },
  { name: 'refunds', view: lazy(() => import('./refunds/Refunds.tsx')), waiting: (work) => work.refunds },
  { name: 'mail', view: lazy(() => import('./mail/Mail.tsx')), waiting: (work) => work.mail },
  { name: 'call-hours', view: lazy(() => import('./call-hours/CallHours.tsx')) },
  { name: 'replies', view: lazy(() => import('./replies/Replies.tsx')) },
  {
    name: 'templates',
    view: lazy(() => import('./templates/Templates.tsx')),
    waiting: (work) => work.templates,
  },
  { name: 'counties', view: lazy(() => import('./counties/Counties.tsx')) },
  {
    name: 'data-requests',
    view: lazy(() => import('./data-requests/DataRequests.tsx')),
    waiting: (work) => work.dataRequests,
  },
  {
    name: 'duplicates',
    view: lazy(() => import('./duplicates/Duplicates.tsx')),
    right: 'merge',
  },
  { name: 'counts', view: lazy(() => import('./counts/Counts.tsx')), right: 'figures' },
  { name: 'audit', view: lazy(() => import('./audit/AuditLog.tsx')) },
  { name: 'people', view: lazy(() => import('./people/People.tsx')), adminsOnly: true },
];
