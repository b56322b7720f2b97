import labels from '#i18n/en/supporters.ts';
import type { CasePartProps } from '../case-page-props.ts';
import { Supporters } from './Supporters.tsx';

export default function SupportersEn(props: CasePartProps) {
  return <Supporters {...props} labels={labels} />;
}
