import type { CallTimes } from '#domain/calendar/calls.ts';
import type { CallWords } from '#i18n/en/calls.ts';
import type { CasePartProps } from '../case-page-props.ts';

export interface CallsProps extends CasePartProps {
  readonly labels: CallWords;
}

export interface TimesProps extends CallsProps {
  readonly times: CallTimes;
  readonly onBooked: (note: string) => void;
}
