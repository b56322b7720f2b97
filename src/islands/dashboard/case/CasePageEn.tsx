// A case with its words in one language, which come with its scripts: who looks at a list of cases needs neither.
import page from '#i18n/en/case-page.ts';
import { CasePlaces, type CasePlacesProps } from './CasePlaces.tsx';

export default function CasePageEn(props: CasePlacesProps) {
  return <CasePlaces {...props} page={page} />;
}
