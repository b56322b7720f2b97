import { link } from '#ui/button.ts';
import type { CasePartProps } from '../case-page-props.ts';

/** The case as a PDF to take along, in either language. */
export function OnPaper({ locale, caseId, page }: CasePartProps) {
  const { history: labels } = page;
  const other = locale === 'en' ? 'es' : 'en';
  const address = (language: string) => `/api/cases/${caseId}/summary?language=${language}`;
  return (
    <div className="no-print">
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        {/* nofollow also keeps the browser from making the paper ahead. */}
        <a className={link} href={address(locale)} rel="nofollow" download>
          {labels.paper}
        </a>
        <a className={link} href={address(other)} lang={other} hrefLang={other} rel="nofollow" download>
          {labels.paperOther}
        </a>
      </p>
      <p className="small quiet">{labels.paperHint}</p>
    </div>
  );
}
