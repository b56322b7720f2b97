import * as caseApi from '#domain/cases/api.ts';
import type { CasePage } from '#domain/portal/case-page.ts';
import type { DashboardCase } from '#domain/portal/dashboard.ts';
import { takesStatement } from '#domain/cases/client-acts.ts';
import { isOver } from '#domain/cases/status.ts';
import { fill } from '#i18n/format.ts';
import { casePath } from '#i18n/routes.ts';
import { link } from '#ui/button.ts';
import { Loading } from '#ui/Loading.tsx';
import type { CasePartProps } from '../case-page-props.ts';
import { useFormWords } from '../use-form-words.ts';
import { Fold } from '../more/Fold.tsx';
import CourtLetters from './CourtLetters.tsx';
import { useApiQuery } from '../../calls/api-query.tsx';
import { FilesWanted } from './FilesWanted.tsx';
import { Papers } from './Papers.tsx';
import { Requests } from './Requests.tsx';
import Shelves from './Shelves.tsx';

interface PapersPlaceProps extends CasePartProps {
  readonly one: CasePage;
  /** The case as the list of cases has it; null until that is read. */
  readonly known: DashboardCase | null;
}

/** All papers of a case: what we need, what there is to read, and every file from us, from the client and the court. */
export default function PapersPlace({ one, known, ...shown }: PapersPlaceProps) {
  const props = useFormWords(shown);
  const { page, caseId } = props;
  const requests = useApiQuery(caseApi.requests, { id: caseId });
  const papers = useApiQuery(caseApi.papers, { id: caseId });
  const worked = one.matters.filter(({ leftOut }) => !leftOut);
  const withStatement = one.matters.filter(takesStatement);
  // Parts that came one after another would push away what is being read.
  if (requests.isLoading || papers.isLoading) return <Loading>{page.loading}</Loading>;
  const hasPapers = papers.data?.matters.some((matter) => matter.papers.length > 0) ?? false;
  const isAsked = one.sight.turn === 'client';
  const [first] = withStatement;
  const isToldHere = one.matters.length === 1;
  const address = (id: string) => `${casePath(props.locale, caseId)}&statement=${id}`;
  return (
    <>
      {known !== null && known.filesMissing.length > 0 && <FilesWanted {...props} one={known} />}
      <Requests {...props} />
      <Papers {...props} one={one} />
      {isToldHere && first && (
        <p className="no-print">
          <a className={link} href={address(first.id)} rel="nofollow">
            {page.papers.tell}
          </a>
        </p>
      )}
      <div className="card divide-y divide-line py-1">
        {!isToldHere && first && (
          <Fold id="tell" title={page.papers.tell} isPrinted={false}>
            <ul className="flex flex-wrap gap-x-6">
              {withStatement.map(({ id, place }) => (
                <li key={id}>
                  <a className={link} href={address(id)} rel="nofollow">
                    {fill(page.matters.name, { place })}
                  </a>
                </li>
              ))}
            </ul>
          </Fold>
        )}
        {worked.some(({ status }) => !isOver(status)) && <CourtLetters matters={worked} {...props} />}
        <Shelves
          {...props}
          hasApplication={one.matters.length > 0}
          hasPapers={hasPapers}
          isFolded={isAsked || hasPapers}
        />
      </div>
    </>
  );
}
