import type { ComponentType } from 'react';
import type { StaffRole } from '#domain/access/roles.ts';
import type { Right } from '#domain/access/rights.ts';
import type { OpenWork } from '#domain/workplace/open-work.ts';
import { late } from '../calls/late.tsx';
import type { SectionName, SectionProps } from './section-props.ts';

interface Section {
  readonly name: SectionName;
  readonly view: ComponentType<SectionProps>;
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
  { name: 'today', view: late(() => import('./today/Today.tsx')) },
  {
    name: 'approvals',
    view: late(() => import('./attorneys/AttorneyQueue.tsx')),
    waiting: (work) => work.approvals,
    role: 'attorney',
  },
  { name: 'cases', view: late(() => import('./cases/Cases.tsx')), waiting: (work) => work.cases },
  { name: 'team', view: late(() => import('./team/Team.tsx')) },
  {
    name: 'applications',
    view: late(() => import('./applications/Applications.tsx')),
    waiting: (work) => work.applications,
  },
  {
    name: 'messages',
    view: late(() => import('./messages/Messages.tsx')),
    waiting: (work) => work.messages,
  },
  {
    name: 'tickets',
    view: late(() => import('./tickets/Tickets.tsx')),
    waiting: (work) => work.tickets,
  },
  { name: 'orders', view: late(() => import('./orders/Orders.tsx')), waiting: (work) => work.orders },
  { name: 'refunds', view: late(() => import('./refunds/Refunds.tsx')), waiting: (work) => work.refunds },
  { name: 'mail', view: late(() => import('./mail/Mail.tsx')), waiting: (work) => work.mail },
  { name: 'call-hours', view: late(() => import('./call-hours/CallHours.tsx')) },
  { name: 'replies', view: late(() => import('./replies/Replies.tsx')) },
  {
    name: 'templates',
    view: late(() => import('./templates/Templates.tsx')),
    waiting: (work) => work.templates,
  },
  { name: 'counties', view: late(() => import('./counties/Counties.tsx')) },
  {
    name: 'data-requests',
    view: late(() => import('./data-requests/DataRequests.tsx')),
    waiting: (work) => work.dataRequests,
  },
  {
    name: 'duplicates',
    view: late(() => import('./duplicates/Duplicates.tsx')),
    right: 'merge',
  },
  { name: 'counts', view: late(() => import('./counts/Counts.tsx')), right: 'figures' },
  { name: 'audit', view: late(() => import('./audit/AuditLog.tsx')) },
  { name: 'people', view: late(() => import('./people/People.tsx')), adminsOnly: true },
];
