// The page of a case with its English words, which come with its scripts: who only looks at the list needs neither.
import page from '#i18n/en/case-page.ts';
import { CasePage, type CasePageFrameProps } from './CasePage.tsx';

export default function CasePageEn(props: CasePageFrameProps) {
  return <CasePage {...props} page={page} />;
}
