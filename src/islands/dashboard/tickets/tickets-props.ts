import type { Locale } from '#domain/languages.ts';
import type { DashboardCase } from '#domain/portal/dashboard.ts';
import type { OwnTicket } from '#domain/tickets/ticket.ts';
import type { AccountWords } from '#i18n/en/account.ts';
import type { TicketWords } from '#i18n/en/tickets.ts';

export interface TicketsFrameProps {
  readonly locale: Locale;
  readonly account: AccountWords;
  readonly siteEmail: string;
  readonly cases: readonly Pick<DashboardCase, 'id' | 'caseNumber'>[];
}

export interface TicketsProps extends TicketsFrameProps {
  readonly labels: TicketWords;
}

export interface TicketProps extends TicketsProps {
  readonly ticket: OwnTicket;
  readonly onChanged: () => void;
}
