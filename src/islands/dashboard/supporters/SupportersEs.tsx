import labels from '#i18n/es/supporters.ts';
import type { CasePartProps } from '../case-page-props.ts';
import { Supporters } from './Supporters.tsx';

export default function SupportersEs(props: CasePartProps) {
  return <Supporters {...props} labels={labels} />;
}
