import * as intakeApi from '#domain/intake/api.ts';
import type { DashboardCase } from '#domain/portal/dashboard.ts';
import { path } from '#i18n/routes.ts';
import { secondButton } from '#ui/button.ts';
import { useApiQuery } from '../../calls/api-query.tsx';
import type { DashboardProps } from '../dashboard-props.ts';

interface FilesWantedProps extends Pick<DashboardProps, 'locale' | 'words' | 'siteEmail'> {
  readonly one: Pick<DashboardCase, 'filesMissing' | 'applicationReference'>;
}

/**
 * Files that did not arrive with the application. The page that takes them later belongs to the browser the application
 * was sent from; elsewhere mail does.
 */
export function FilesWanted({ one, locale, words, siteEmail }: FilesWantedProps) {
  const { data } = useApiQuery(intakeApi.application, undefined, { isSilent: true });
  const here = data?.application?.reference === one.applicationReference;
  const own = words.filesWanted;
  return (
    <div className="notice grid grid-cols-1 gap-2">
      <p>
        <strong>{own.title}</strong>
      </p>
      <p>{own.text}</p>
      <ul className="list-disc ps-5">
        {one.filesMissing.map((name) => (
          <li key={name} className="font-strong wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
      {here ? (
        <p className="buttons">
          <a className={secondButton} href={path('intakeConfirmation', locale, '#files')}>
            {own.here}
          </a>
        </p>
      ) : (
        <p>
          {own.byMail} <a href={`mailto:${siteEmail}`}>{siteEmail}</a>
        </p>
      )}
    </div>
  );
}
