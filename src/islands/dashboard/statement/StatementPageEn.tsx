// With its English words, which come with its scripts: only who opens it needs either.
import labels from '#i18n/en/statement.ts';
import { StatementPage, type StatementPageFrameProps } from './StatementPage.tsx';

export default function StatementPageEn(props: StatementPageFrameProps) {
  return <StatementPage {...props} labels={labels} />;
}
