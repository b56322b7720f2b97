import type { CasePage } from '#domain/portal/case-page.ts';
import type { CaseAnchor } from '#domain/portal/case-places.ts';
import type { Locale } from '#domain/languages.ts';
import { path } from '#i18n/routes.ts';
import { casePath } from '#i18n/routes.ts';

export interface CaseAction {
  readonly label: 'form' | 'statement' | 'readBack' | 'requests' | 'papers' | 'report' | 'message';
  readonly href: (locale: Locale) => string;
}

const to = (label: CaseAction['label'], anchor: CaseAnchor): CaseAction => ({
  label,
  href: () => `#${anchor}`,
});

/** The one thing a client can do when it is their turn. */
export function actionOf({ id, sight, matters }: CasePage): CaseAction {
  if (sight.status === 'waiting_for_application')
    return { label: 'form', href: (locale) => path('intakeForm', locale) };
  if (sight.hold !== null) return to('message', 'messages');
  const place = sight.about?.place;
  const lead = matters.find((one) => !one.leftOut && (place === undefined || one.place === place));
  const statement = (label: 'statement' | 'readBack'): CaseAction => ({
    label,
    href: (locale) => `${casePath(locale, id)}&statement=${lead?.id ?? ''}`,
  });
  switch (sight.reading) {
    case 'tell_us':
      return statement('statement');
    case 'read_back':
      return statement('readBack');
    case 'waiting_for_client':
      return to('requests', 'requests');
    case 'client_review':
      return to('papers', 'papers');
    case 'file_herself':
      return to('report', 'matters');
    default:
      return to('message', 'messages');
  }
}
