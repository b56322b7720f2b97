import labels from '#i18n/en/tickets.ts';
import { Tickets } from './Tickets.tsx';
import type { TicketsFrameProps } from './tickets-props.ts';

export default function TicketsEn(props: TicketsFrameProps) {
  return <Tickets {...props} labels={labels} />;
}
