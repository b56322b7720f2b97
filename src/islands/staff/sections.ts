import type { ComponentType } from 'react';
import { late } from '../calls/late.tsx';
import { wordsOf } from '../calls/use-words.ts';
import type { SectionName, SectionProps } from './section-props.ts';

/** What each section shows; its script comes when somebody goes there. */
export const sections: Readonly<Record<SectionName, ComponentType<SectionProps>>> = {
  today: late(() => import('./today/Today.tsx')),
  approvals: late(() => import('./attorneys/AttorneyQueue.tsx')),
  cases: late(() => import('./cases/Cases.tsx'), wordsOf('file-picker', 'upload-messages')),
  applications: late(() => import('./applications/Applications.tsx')),
  inbox: late(() => import('./inbox/Inbox.tsx')),
  messages: late(() => import('./messages/Messages.tsx')),
  tickets: late(() => import('./tickets/Tickets.tsx'), wordsOf('staff/tickets')),
  team: late(() => import('./team/TeamCalendar.tsx')),
  orders: late(() => import('./orders/Orders.tsx')),
  refunds: late(() => import('./refunds/Refunds.tsx')),
  templates: late(() => import('./templates/Templates.tsx')),
  counts: late(() => import('./figures/Figures.tsx')),
  'set-up': late(() => import('./set-up/SetUp.tsx')),
  offer: late(() => import('./set-up/Offer.tsx'), wordsOf('staff/set-up')),
  'days-off': late(() => import('./set-up/DaysOff.tsx'), wordsOf('staff/set-up')),
  'call-hours': late(() => import('./call-hours/CallHours.tsx')),
  replies: late(() => import('./replies/Replies.tsx')),
  counties: late(() => import('./counties/Counties.tsx')),
  mail: late(() => import('./mail/Mail.tsx')),
  'data-requests': late(() => import('./data-requests/DataRequests.tsx')),
  duplicates: late(() => import('./duplicates/Duplicates.tsx')),
  people: late(() => import('./people/People.tsx')),
  audit: late(() => import('./audit/AuditLog.tsx')),
};
