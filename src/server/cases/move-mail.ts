import type { MoveRequest } from '#domain/cases/move-request.ts';
import { readingOf, type CaseReading } from '#domain/cases/reading.ts';
import { isOver } from '#domain/cases/status.ts';
import type { Locale } from '#domain/languages.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { readStaffDeliver } from './read-sights.ts';

interface MoveMail {
  readonly kind: 'case_moved';
  readonly recipient: string;
  readonly language: Locale;
  readonly payload: {
    readonly caseId: string;
    readonly caseNumber: string;
    readonly firstName?: string;
    readonly reading: CaseReading;
    readonly hearingAt?: string;
    readonly matter?: { readonly place: number; readonly count: number };
  };
  /** One mail for one move: a version moves once. */
  readonly dedupeKey: string;
}

const columns = `place, status, signed_copy_at, court_fee_settled_at, filed_by, outcome, end_reason,
  cases!inner(id, case_number, package_type, court_matters(left_out_at),
    users!cases_user_id_fkey(email, first_name, preferred_language, is_active))` as const;

/** The mail that goes out with a move, to the client in their language; none if the matter or their account is gone. */
export async function mailsOfMove(
  app: Pick<App, 'db'>,
  matterId: string,
  { to, version, facts }: Pick<MoveRequest, 'to' | 'version' | 'facts'>,
): Promise<readonly MoveMail[]> {
  const [staffDeliver, matter] = await Promise.all([
    readStaffDeliver(app),
    app.db.from('court_matters').select(columns).eq('id', matterId).maybeSingle().then(dataOf),
  ]);
  const client = matter?.cases.users;
  if (!matter || !client?.is_active) return [];
  const { id: caseId, case_number: caseNumber, package_type: packageId } = matter.cases;
  const count = matter.cases.court_matters.filter((one) => one.left_out_at === null).length;
  const isDecided = to === 'granted' || to === 'denied';
  const isEnded = to === 'closed' && (matter.status === 'filed' || matter.status === 'hearing_set');
  const outcome = isDecided || isEnded ? (facts.outcome ?? null) : matter.outcome;
  const reading = readingOf({
    status: to,
    packageId,
    staffDeliver,
    isSigned: matter.signed_copy_at !== null,
    isFeeSettled: matter.court_fee_settled_at !== null,
    filedBy: to === 'filed' && matter.status !== 'hearing_set' ? (facts.filedBy ?? 'us') : matter.filed_by,
    outcome,
    endReason: isOver(to) && outcome === null ? (facts.endReason ?? null) : null,
  });
  return [
    {
      kind: 'case_moved',
      recipient: client.email,
      language: client.preferred_language,
      payload: {
        caseId,
        caseNumber,
        ...(client.first_name && { firstName: client.first_name }),
        reading,
        ...(to === 'hearing_set' && facts.hearingAt && { hearingAt: facts.hearingAt }),
        ...(count > 1 && { matter: { place: matter.place, count } }),
      },
      dedupeKey: `case_moved:${matterId}:${version}`,
    },
  ];
}
