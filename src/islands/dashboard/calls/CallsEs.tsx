import labels from '#i18n/es/calls.ts';
import type { CasePartProps } from '../case-page-props.ts';
import { Calls } from './Calls.tsx';

export default function CallsEs(props: CasePartProps) {
  return <Calls {...props} labels={labels} />;
}
