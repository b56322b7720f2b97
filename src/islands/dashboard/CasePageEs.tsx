// The page of a case with its Spanish words, which come with its scripts: who only looks at the list needs neither.
import page from '#i18n/es/case-page.ts';
import { CasePage, type CasePageFrameProps } from './CasePage.tsx';

export default function CasePageEs(props: CasePageFrameProps) {
  return <CasePage {...props} page={page} />;
}
