import type { ComponentType } from 'react';
import { lazyWithFallback } from '../calls/lazy-with-fallback.tsx';
import { wordsOf } from '../calls/use-words.ts';
import type { SectionName, SectionProps } from './section-props.ts';

/** What each section shows; its script comes when somebody goes there. */
export const sections: Readonly<Record<SectionName, ComponentType<SectionProps>>> = {
  today: lazyWithFallback(() => import('./today/Today.tsx')),
  approvals: lazyWithFallback(() => import('./attorneys/AttorneyQueue.tsx')),
  cases: lazyWithFallback(() => import('./cases/Cases.tsx'), wordsOf('file-picker', 'upload-messages')),
  applications: lazyWithFallback(() => import('./applications/Applications.tsx')),
  inbox: lazyWithFallback(() => import('./inbox/Inbox.tsx')),
  messages: lazyWithFallback(() => import('./messages/Messages.tsx')),
  tickets: lazyWithFallback(() => import('./tickets/Tickets.tsx'), wordsOf('staff/tickets')),
  team: lazyWithFallback(() => import('./team/TeamCalendar.tsx')),
  orders: lazyWithFallback(() => import('./orders/Orders.tsx')),
  refunds: lazyWithFallback(() => import('./refunds/Refunds.tsx')),
  templates: lazyWithFallback(() => import('./templates/Templates.tsx')),
  counts: lazyWithFallback(() => import('./figures/Figures.tsx')),
  'set-up': lazyWithFallback(() => import('./set-up/SetUp.tsx')),
  offer: lazyWithFallback(() => import('./set-up/Offer.tsx'), wordsOf('staff/set-up')),
  'days-off': lazyWithFallback(() => import('./set-up/DaysOff.tsx'), wordsOf('staff/set-up')),
  'call-hours': lazyWithFallback(() => import('./call-hours/CallHours.tsx')),
  replies: lazyWithFallback(() => import('./replies/Replies.tsx')),
  counties: lazyWithFallback(() => import('./counties/Counties.tsx')),
  mail: lazyWithFallback(() => import('./mail/Mail.tsx')),
  'data-requests': lazyWithFallback(() => import('./data-requests/DataRequests.tsx')),
  duplicates: lazyWithFallback(() => import('./duplicates/Duplicates.tsx')),
  people: lazyWithFallback(() => import('./people/People.tsx')),
  audit: lazyWithFallback(() => import('./audit/AuditLog.tsx')),
};
