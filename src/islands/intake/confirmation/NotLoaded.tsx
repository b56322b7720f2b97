import { Fault } from '#ui/Fault.tsx';
import type { ConfirmationProps } from './ApplicationReceived.tsx';

/** Stands where a part of the page could not be fetched, so that the rest of it stays. */
export default function NotLoaded({ account, siteEmail }: ConfirmationProps) {
  return (
    <Fault
      title={account.faultTitle}
      text={account.offline}
      retry={{ label: account.tryAgain, onClick: () => location.reload() }}
      contact={{ label: account.orWrite, email: siteEmail }}
    />
  );
}
