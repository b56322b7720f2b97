import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { SectionName, SectionProps } from './section-props.ts';

interface Section {
  readonly name: SectionName;
  readonly view: LazyExoticComponent<ComponentType<SectionProps>>;
  readonly adminsOnly?: boolean;
}

/** The sections in the order of the navigation; each is fetched when somebody goes there. The first is the start. */
export const sections: readonly Section[] = [
  { name: 'today', view: lazy(() => import('./today/Today.tsx')) },
  { name: 'applications', view: lazy(() => import('./applications/Applications.tsx')) },
  { name: 'messages', view: lazy(() => import('./messages/Messages.tsx')) },
  { name: 'orders', view: lazy(() => import('./orders/Orders.tsx')) },
  { name: 'refunds', view: lazy(() => import('./refunds/Refunds.tsx')) },
  { name: 'mail', view: lazy(() => import('./mail/Mail.tsx')) },
  { name: 'data-requests', view: lazy(() => import('./data-requests/DataRequests.tsx')) },
  { name: 'counts', view: lazy(() => import('./counts/Counts.tsx')) },
  { name: 'audit', view: lazy(() => import('./audit/AuditLog.tsx')) },
  { name: 'people', view: lazy(() => import('./people/People.tsx')), adminsOnly: true },
];
