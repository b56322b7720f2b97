// The forms of a case and its court matters.
import { randomBytes } from 'node:crypto';
import { isGiven, has, inText, later, type Form } from './form.ts';
import { partWith, type Case, type Office } from './office.ts';

const sheet = (office: Office, { caseId }: Case) => office.read(`/api/staff/cases/${caseId}`);
/** A form of a case whose answers are in one place of it. */
const ofCase = (part: string, at: (one: Case) => string, more: Partial<Form> = {}): Form => ({
  given: async (office) => {
    const one = await office.newCase();
    return { path: `/api/staff/cases/${one.caseId}/${part}`, read: () => office.read(at(one)) };
  },
  ...more,
});

/** A form whose answers stand in the part of the sheet that is named as its address is. */
const partOfSheet =
  (
    part: string,
    fixed: Record<string, unknown>,
    before = async (_office: Office, _one: Case): Promise<unknown> => undefined,
  ): Form['given'] =>
  async (office) => {
    const one = await office.newCase();
    await before(office, one);
    return {
      path: `/api/staff/cases/${one.caseId}/${part}`,
      fixed,
      read: async () => ((await sheet(office, one)) as Record<string, unknown>)[part],
    };
  };

const matterForm =
  (
    part: string,
    status: Parameters<Office['newCase']>[0],
    at: (one: Case) => string,
    fixed = {},
  ): Form['given'] =>
  async (office) => {
    const one = await office.newCase(status);
    const [{ version = 0 } = {}] = await office.sql<{ version: number }[]>`
      select version from public.court_matters where id = ${one.matterId}`;
    return {
      path: `/api/staff/matters/${one.matterId}/${part}`,
      fixed: { version, ...fixed },
      read: () => office.read(at(one)),
    };
  };
const casePath = ({ caseId }: Case) => `/api/staff/cases/${caseId}`;

/** Reads more than the page of the case: these parts of it, too. */
const alsoRead =
  (form: (at: (one: Case) => string) => Form['given'], ...parts: readonly string[]): Form['given'] =>
  async (office) => {
    let path = '';
    const target = await form((one) => (path = casePath(one)))(office);
    return {
      ...target,
      read: async () => {
        const page = await target.read();
        const others = await Promise.all(parts.map((part) => office.read(`${path}/${part}`)));
        return [page, ...others];
      },
    };
  };

export const caseForms: Readonly<Record<string, readonly Form[]>> = {
  'POST /api/staff/cases/:id/contacts': [
    ofCase('contacts', (one) => `${casePath(one)}/contacts`, {
      // Voicemail is for those who allowed it, and nobody calls the court for a client.
      fit: (body) => ({
        ...body,
        channel: body['channel'] === 'voicemail' ? 'visit' : body['channel'],
        direction: 'out',
      }),
    }),
  ],
  'POST /api/staff/cases/:id/flags': [
    {
      // What the application raised by itself cannot be raised once more.
      given: partOfSheet(
        'flags',
        { raised: true },
        ({ sql }, { caseId }) => sql`delete from public.case_flags where case_id = ${caseId}`,
      ),
      shownAs: { raised: (answer) => !has(answer, 'clearedAt') },
    },
  ],
  'POST /api/staff/cases/:id/holds': [
    {
      given: partOfSheet('holds', { held: true }),
      // A client's own request for the money makes that one; staff only release it.
      fit: (body) => ({ ...body, kind: body['kind'] === 'refund' ? 'legal' : body['kind'] }),
      shownAs: { held: (answer) => !has(answer, 'releasedAt') },
    },
  ],
  'POST /api/staff/cases/:id/messages': [
    ofCase('messages', (one) => `${casePath(one)}/messages`, {
      // What files are is kept with files alone; tests/integration/database/filled-columns.test.ts sends some. By which way
      // the client hears of it is read in what goes out (tests/integration/texts/texts.test.ts).
      fit: ({ filesAre: _filesAre, tellBy: _tellBy, ...body }) => ({ ...body, tickets: [] }),
      shownAs: { message: 'text' },
    }),
  ],
  'POST /api/staff/case-messages/:id/translation': [
    {
      given: async (office) => {
        const one = await office.newCase();
        const [row] = await office.sql<{ id: string }[]>`
          insert into public.client_messages ${office.sql({
            user_id: one.userId,
            case_id: one.caseId,
            subject: 'FK',
            message: 'Hola',
            sent_by: one.userId,
            language: 'es',
          })} returning id`;
        return {
          path: `/api/staff/case-messages/${row?.id ?? ''}/translation`,
          fixed: { seen: null },
          read: () => office.read(`${casePath(one)}/messages`),
        };
      },
    },
  ],
  'POST /api/staff/cases/:id/notes': [ofCase('notes', (one) => `${casePath(one)}/updates?kind=internal`)],
  'POST /api/staff/cases/:id/updates': [ofCase('updates', (one) => `${casePath(one)}/updates?kind=visible`)],
  'POST /api/staff/cases/:id/requests': [
    {
      given: async (office) => {
        const one = await office.newCase();
        const path = `${casePath(one)}/requests`;
        return { path, fixed: { matterId: one.matterId }, read: () => office.read(path) };
      },
      fit: (body) => ({ ...body, dueOn: later(body['dueOn']) }),
    },
  ],
  'POST /api/staff/cases/:id/tasks': [
    {
      act: 'add',
      given: async (office) => {
        const one = await office.newCase();
        return {
          path: `${casePath(one)}/tasks`,
          fixed: { ownerId: office.staffId },
          read: async () => ((await sheet(office, one)) as { tasks: unknown }).tasks,
        };
      },
      shownAs: { ownerId: (answer, value) => partWith(answer, 'id', value) !== undefined },
    },
    {
      act: 'change',
      given: async (office) => {
        const one = await office.newCase();
        const [row] = await office.sql<{ id: string; version: number }[]>`
          insert into public.case_tasks (case_id, code, title) values (${one.caseId}, 'custom', 'Call') returning id, version`;
        return {
          path: `${casePath(one)}/tasks`,
          fixed: { taskId: row?.id, version: row?.version, ownerId: office.staffId },
          read: async () => partWith((await sheet(office, one)) as object, 'id', row?.id),
        };
      },
      shownAs: { ownerId: (answer, value) => partWith(answer, 'id', value) !== undefined, taskId: 'id' },
    },
  ],
  'POST /api/staff/case-views': [
    {
      given: async (office) => {
        await office.sql`delete from public.saved_views where owner_id = ${office.staffId}`;
        return {
          path: '/api/staff/case-views',
          fixed: { ownerId: office.staffId },
          read: () => office.read('/api/staff/case-views'),
        };
      },
    },
  ],
  'POST /api/staff/case-views/:id': [
    {
      act: 'change',
      given: async (office) => {
        await office.sql`delete from public.saved_views where owner_id = ${office.staffId}`;
        await office.ask('POST', '/api/staff/case-views', {
          idempotencyKey: randomBytes(16).toString('hex'),
          name: 'Mine',
          filters: {},
          shared: false,
        });
        const { items } = (await office.read('/api/staff/case-views')) as {
          items: { id: string; version: number }[];
        };
        return {
          path: `/api/staff/case-views/${items[0]?.id ?? ''}`,
          fixed: { version: items[0]?.version },
          read: () => office.read('/api/staff/case-views'),
        };
      },
    },
  ],
  'POST /api/staff/cases/:id/name': [
    {
      given: alsoRead(
        (at) => async (office) => {
          const one = await office.newCase();
          return { path: `${at(one)}/name`, read: () => sheet(office, one) };
        },
        'updates?kind=visible',
        'updates?kind=internal',
      ),
      // The whole name is in the history that the client reads.
      shownAs: { lastName: inText, reason: 'text' },
    },
  ],
  'POST /api/staff/cases/:id/ways': [ofCase('ways', (one) => `${casePath(one)}/contacts`)],
  'POST /api/staff/matters/:id/facts': [
    {
      given: async (office) => {
        const target = await matterForm('facts', undefined, casePath, {
          attorneyId: await office.newAttorney(),
          leftOut: false,
        })(office);
        return { ...target, fixed: { ...target.fixed, sameDisputeAs: null } };
      },
      // Nobody is judged before anything was filed, and one county alone has a civil court.
      fit: ({ facts, ...sent }) => {
        const { judgedOn, ...known } = facts as Record<string, unknown>;
        const county = known['court'] === 'civil' ? 'Richmond' : known['county'];
        return { ...sent, facts: { ...known, county, judgedOn: later(judgedOn) } };
      },
      shownAs: {
        attorneyId: (answer, value) => partWith(answer, 'id', value) !== undefined,
        leftOut: (answer) => partWith(answer, 'leftOutAt', null) !== undefined,
      },
    },
  ],
  'POST /api/staff/matters/:id/parties': [
    {
      act: 'save',
      given: matterForm('parties', undefined, casePath, { partyId: null, version: null }),
      shownAs: {
        partyId: () => true,
        deceased: (answer, value) => has(partOf(answer), 'deceasedAt') === value,
        dissolved: (answer, value) => has(partOf(answer), 'dissolvedAt') === value,
      },
    },
  ],
  'POST /api/staff/matters/:id/docket-check': [
    {
      given: matterForm('docket-check', 'filed', (one) => `${casePath(one)}/contacts`),
      fit: (body) => ({ ...body, found: 'nothing_new' }),
      // A day is kept as the end of that day in the office.
      shownAs: {
        checkedOn: (answer, value) => JSON.stringify(answer).includes(`"happenedAt":"${String(value)}T`),
      },
    },
  ],
  'POST /api/staff/matters/:id/letters': [
    {
      given: async (office) => {
        const one = await office.newCase('notifying');
        const path = `/api/staff/matters/${one.matterId}/letters`;
        return { path, read: () => office.read(path) };
      },
      fit: ({ letterId: _letter, version: _version, ...body }) => ({
        ...body,
        receivedOn: body['sentOn'],
        answeredOn: body['sentOn'],
      }),
    },
  ],
  'POST /api/staff/matters/:id/record': [
    {
      given: async (office) => {
        const target = await alsoRead(
          (at) => matterForm('record', 'in_review', at, { result: 'matched', court: 'magistrate' }),
          'contacts',
        )(office);
        // Somebody sued: without a plaintiff nothing is matched.
        const parties = await office.sql<{ id: string; isClient: boolean }[]>`
          with added as (
            insert into public.matter_parties (matter_id, role, name, source)
            values (${target.path.split('/')[4] ?? ''}, 'plaintiff', 'Peachtree Homes LLC', 'client')
            returning id, matter_id
          )
          select id, false as "isClient" from added
          union all
          select party.id, party.is_client from public.matter_parties as party join added using (matter_id)`;
        const partyIds = parties.flatMap(({ id, isClient }) => (isClient ? [] : [id]));
        return { ...target, fixed: { ...target.fixed, partyIds } };
      },
      // One more who sued, and nobody is judged before anything was filed.
      fit: ({ judgedOn, plaintiff, ...body }) => ({
        ...body,
        judgedOn: later(judgedOn),
        plaintiff: { ...(plaintiff as Record<string, unknown>), id: null },
      }),
      shownAs: { result: isGiven('recordMatchedAt'), partyIds: () => true },
    },
  ],
  'POST /api/staff/matters/:id/move': [
    {
      given: alsoRead(
        (at) => matterForm('move', 'filed', at, { to: 'hearing_set' }),
        'updates?kind=visible',
        'updates?kind=internal',
      ),
      fit: ({ facts, words: saidWords, ...body }) => {
        const { hearingAt, hearingPlace } = facts as Record<string, unknown>;
        // A drawn day may be a Saturday or a holiday, which staff confirm.
        const hearing = { hearingAt: later(hearingAt), hearingPlace, hearingDayConfirmed: true };
        // Its one court case has no others to take along.
        return { ...body, words: saidWords, facts: hearing, together: [] };
      },
      // The words are in the history of the case, those for colleagues together.
      shownAs: { to: 'status', message: 'text', reason: inText, note: inText, together: () => true },
    },
  ],
  'POST /api/staff/cases/:id/end': [
    {
      given: async (office) => {
        const one = await office.newCase('in_review');
        return {
          path: `${casePath(one)}/end`,
          read: async () => [
            await sheet(office, one),
            await office.read(`${casePath(one)}/updates?kind=visible`),
          ],
        };
      },
      shownAs: { note: 'text' },
    },
  ],
  'POST /api/staff/requests/:id/decision': [
    {
      given: async (office) => {
        const one = await office.newCase();
        const [row] = await office.sql<{ id: string; version: number }[]>`
          insert into public.file_requests ${office.sql({ case_id: one.caseId, status: 'sent', what: 'The court letter', language: 'en' })}
          returning id, version`;
        return {
          path: `/api/staff/requests/${row?.id ?? ''}/decision`,
          fixed: { version: row?.version, decision: 'returned' },
          read: () => office.read(`${casePath(one)}/requests`),
        };
      },
      shownAs: { decision: 'status', note: 'returnedNote' },
    },
  ],
};

function partOf(answer: unknown): unknown {
  const { matters } = answer as { matters: { parties: { isClient: boolean }[] }[] };
  return matters[0]?.parties.find(({ isClient }) => !isClient);
}
