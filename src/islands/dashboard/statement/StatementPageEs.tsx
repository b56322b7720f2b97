// With its Spanish words, which come with its scripts: only who opens it needs either.
import labels from '#i18n/es/statement.ts';
import { StatementPage, type StatementPageFrameProps } from './StatementPage.tsx';

export default function StatementPageEs(props: StatementPageFrameProps) {
  return <StatementPage {...props} labels={labels} />;
}
