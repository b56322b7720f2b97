import labels from '#i18n/en/calls.ts';
import type { CasePartProps } from '../case-page-props.ts';
import { Calls } from './Calls.tsx';

export default function CallsEn(props: CasePartProps) {
  return <Calls {...props} labels={labels} />;
}
