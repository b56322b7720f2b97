import { sendsToFreeHelp } from '#domain/cases/reading.ts';
import { callLink, lawyersIn } from '#domain/help/organizations.ts';
import type { MatterNeed } from '#domain/cases/needs.ts';
import type { CasePage, CasePageMatter } from '#domain/portal/case-page.ts';
import type { CaseAnchor } from '#domain/portal/case-places.ts';
import type { Locale } from '#domain/languages.ts';
import { casePath, path } from '#i18n/routes.ts';

export interface CaseAction {
  readonly label:
    | 'freeHelp'
    | 'form'
    | 'requests'
    | 'statement'
    | 'readBack'
    | 'papers'
    | 'pay'
    | 'signed'
    | 'report'
    | 'message';
  readonly href: (locale: Locale) => string;
}

/** The matter that the head speaks of. */
export function matterOf({ matters, sight }: CasePage): CasePageMatter | undefined {
  return matters.find(({ place, leftOut }) => !leftOut && place === (sight.about?.place ?? place));
}

const to = (label: CaseAction['label'], anchor: CaseAnchor): CaseAction => ({
  label,
  href: () => `#${anchor}`,
});

/** Where the client does what a matter asks of them. Without a line it is done by hand, and told. */
function actionFor(need: MatterNeed | undefined, one: CasePage): CaseAction {
  const statement = (label: 'statement' | 'readBack'): CaseAction => ({
    label,
    href: (locale) => `${casePath(locale, one.id)}&statement=${matterOf(one)?.id ?? ''}`,
  });
  switch (need) {
    case 'application':
      return { label: 'form', href: (locale) => path('intakeForm', locale) };
    case 'answer':
      return one.requests.length > 0 ? to('requests', 'requests') : to('message', 'messages');
    case 'statement':
      return statement('statement');
    case 'read_back':
      return statement('readBack');
    case 'danger_answer':
    case 'client_approval':
      return to('papers', 'papers');
    case 'payment':
      return one.plan ? to('pay', 'parts') : to('message', 'messages');
    case 'signed_copy':
      return one.sight.reading === 'file_herself' ? to('report', 'matters') : to('signed', 'messages');
    case 'court_fee':
    case 'filing':
      return one.sight.reading === 'file_herself' ? to('report', 'matters') : to('message', 'messages');
    default:
      return to('message', 'messages');
  }
}

/** The one thing a client can do when it is their turn. */
export function actionOf(one: CasePage): CaseAction {
  if (sendsToFreeHelp(one.sight.reading)) {
    const [first] = lawyersIn(one.county);
    if (first) return { label: 'freeHelp', href: () => callLink(first.phone) };
  }
  if (one.sight.status === 'waiting_for_application') return actionFor('application', one);
  if (one.sight.hold !== null) return to('message', 'messages');
  return actionFor(matterOf(one)?.asks[0], one);
}
