import labels from '#i18n/es/tickets.ts';
import { Tickets } from './Tickets.tsx';
import type { TicketsFrameProps } from './tickets-props.ts';

export default function TicketsEs(props: TicketsFrameProps) {
  return <Tickets {...props} labels={labels} />;
}
