// The forms of everything beside cases: applications, messages, tickets, replies, people, counties.
import { randomBytes } from 'node:crypto';
import { readCountyFile, writeCountyFile } from '#domain/counties/county-file.ts';
import { canHaveCourt } from '#domain/counties/court-values.ts';
import { referenceFromBytes } from '#domain/reference.ts';
import { freshEmail } from '#tests/accounts.ts';
import { isGiven, later, type Form } from './form.ts';
import { shows } from './from-schema.ts';
import { partWith, type Office } from './office.ts';

const newReference = () => referenceFromBytes(randomBytes(16));

async function messageOf(office: Office) {
  const [row] = await office.sql<{ id: string }[]>`
    insert into public.contact_submissions ${office.sql({
      reference: newReference(),
      first_name: 'Ana',
      last_name: 'Núñez',
      email: `ana.${randomBytes(6).toString('hex')}@example.com`,
      inquiry_type: 'general',
      message: 'Hola',
      language: 'es',
    })} returning id`;
  return `/api/staff/messages/${row?.id ?? ''}`;
}

async function ticketOf(office: Office) {
  const { userId, caseId } = await office.newCase();
  const [row] = await office.sql<{ id: string }[]>`
    insert into public.support_tickets ${office.sql({
      user_id: userId,
      case_id: caseId,
      reference: newReference(),
      category: 'site',
      subject: 'No abre',
      description: 'No puedo abrir la carta',
      language: 'es',
      waiting_since: new Date(),
    })} returning id`;
  return `/api/staff/tickets/${row?.id ?? ''}`;
}

/** A change of a ticket from its newest version. */
async function newestOf(office: Office, change: string, fixed: object = {}) {
  const path = await ticketOf(office);
  const { version } = (await office.read(path)) as { version: number };
  return { path: `${path}/${change}`, fixed: { version, ...fixed }, read: () => office.read(path) };
}

export const officeForms: Readonly<Record<string, readonly Form[]>> = {
  'POST /api/staff/applications/:id/notes': [
    {
      given: async (office) => {
        const { intakeId } = await office.newCase();
        const path = `/api/staff/applications/${intakeId}`;
        return { path: `${path}/notes`, fixed: { seen: '' }, read: () => office.read(path) };
      },
    },
  ],
  'POST /api/staff/attorneys/:id': [
    {
      given: async (office) => {
        const [id, substituteId] = [await office.newAttorney(), await office.newAttorney()];
        return {
          path: `/api/staff/attorneys/${id}`,
          fixed: { version: 0, substituteId },
          read: async () => partWith(await office.read('/api/staff/attorneys'), 'id', id),
        };
      },
      fit: ({ facts, ...body }) => {
        const { awayUntil, ...known } = facts as Record<string, unknown>;
        return { ...body, facts: { ...known, awayUntil: later(awayUntil) } };
      },
      shownAs: { substituteId: (answer, value) => partWith(answer, 'id', value) !== undefined },
    },
  ],
  'POST /api/staff/call-hours': [
    {
      given: async (office) => ({
        path: '/api/staff/call-hours',
        read: () => office.read('/api/staff/call-hours'),
      }),
      fit: (body) => ({
        ...body,
        daysOff: (body['daysOff'] as string[]).map(later),
        hours: (body['hours'] as { weekday: number; opens: string; closes: string }[])
          .filter(({ weekday }, at, all) => all.findIndex((one) => one.weekday === weekday) === at)
          .map(({ weekday, opens, closes }) => {
            const [from = '', to = ''] = [opens, closes].toSorted();
            return { weekday, opens: from === to ? '06:00' : from, closes: to };
          }),
      }),
    },
  ],
  'POST /api/staff/messages/:id/answer': [
    {
      given: async (office) => {
        const path = await messageOf(office);
        const { version } = (await office.read(path)) as { version: number };
        return { path: `${path}/answer`, fixed: { version }, read: () => office.read(path) };
      },
      shownAs: { answer: 'body' },
    },
  ],
  'POST /api/staff/replies': [
    {
      given: async (office) => ({
        path: '/api/staff/replies',
        read: () => office.search('/api/staff/replies/search'),
      }),
    },
  ],
  'POST /api/staff/replies/:id/save': [
    {
      given: async (office) => {
        const [row] = await office.sql<{ id: string; version: number }[]>`
          insert into public.saved_replies (title_en, title_es, body_en, body_es) values ('A', 'B', 'C', 'D') returning id, version`;
        return {
          path: `/api/staff/replies/${row?.id ?? ''}/save`,
          fixed: { version: row?.version },
          read: () => office.search('/api/staff/replies/search'),
        };
      },
    },
  ],
  'POST /api/staff/tickets/:id/answer': [
    {
      given: async (office) => {
        const path = await ticketOf(office);
        return { path: `${path}/answer`, read: () => office.read(path) };
      },
      shownAs: { message: 'text' },
    },
  ],
  'POST /api/staff/tickets/:id/state': [
    { given: (office) => newestOf(office, 'state', { status: 'resolved' }) },
  ],
  'POST /api/staff/tickets/:id/owner': [
    {
      given: (office) => newestOf(office, 'owner'),
      shownAs: { owner: (answer, value) => partWith(answer, 'mine', value === 'me') !== undefined },
    },
  ],
  'POST /api/staff/tickets/:id/urgency': [{ given: (office) => newestOf(office, 'urgency') }],
  'POST /api/staff/people': [
    {
      given: async (office) => {
        const email = freshEmail('colleague');
        return {
          path: '/api/staff/people',
          fixed: { email },
          // The list of people shows no language; the invitation is written in it.
          read: async () => [
            await office.read('/api/staff/people'),
            await office.sql`select language from public.outbox where recipient = ${email}`,
          ],
        };
      },
    },
  ],
  'POST /api/staff/preferences': [
    {
      given: async (office) => ({
        path: '/api/staff/preferences',
        read: () => office.read('/api/staff/session'),
      }),
    },
  ],
  'POST /api/staff/data-requests': [
    {
      given: async (office) => ({
        path: '/api/staff/data-requests',
        fixed: { email: freshEmail() },
        read: () => office.search('/api/staff/data-requests/search'),
      }),
    },
  ],
  'POST /api/staff/counties/save': [
    {
      given: async (office) => {
        await office.sql`delete from public.county_values where county = 'Fulton'`;
        return {
          path: '/api/staff/counties/save',
          fixed: { version: null, county: 'Fulton' },
          read: () => office.search('/api/staff/counties/read', { county: 'Fulton' }),
        };
      },
      fit: (body) => ({
        ...body,
        court: canHaveCourt('Fulton', String(body['court'])) ? body['court'] : 'state',
        value: body['field'] === 'exists' ? 'yes' : body['value'],
      }),
    },
  ],
  'POST /api/staff/county-file/save': [
    {
      given: async (office) => {
        await office.sql`delete from public.county_values where county = 'Wilkes'`;
        const csv = writeCountyFile([
          {
            county: 'Wilkes',
            court: 'magistrate',
            field: 'address',
            value: `12 "Main" St,\nSuite ${randomBytes(4).toString('hex')}`,
            source: 'https://example.org/clerk?name=N%C3%BA%C3%B1ez',
            checked: '2026-11-20',
            by: "Ana O'Neil",
          },
        ]);
        const { seen } = (await office.search('/api/staff/county-file/preview', { csv })) as { seen: string };
        return {
          path: '/api/staff/county-file/save',
          fixed: { csv, seen },
          read: async () => [
            office.staffName,
            await office.search('/api/staff/counties/read', { county: 'Wilkes' }),
          ],
        };
      },
      shownAs: {
        csv: (answer, csv) => {
          const [value] = readCountyFile(String(csv), { today: '2026-11-22' }).values;
          // Who brings the file answers for what is new in it, whatever name stands there.
          const [by, page] = answer as [string, unknown];
          return Object.entries({ ...value, by }).every(([field, part]) => shows(page, field, part));
        },
      },
    },
  ],
  'POST /api/staff/people/:id/rights': [
    {
      given: async (office) => {
        const id = await office.newColleague();
        return {
          path: `/api/staff/people/${id}/rights`,
          fixed: { from: [] },
          read: async () => partWith(await office.read('/api/staff/people'), 'id', id),
        };
      },
      shownAs: { from: () => true, to: 'rights' },
    },
  ],
  'POST /api/staff/messages/:id/handled': [
    {
      given: async (office) => {
        const path = await messageOf(office);
        const { version } = (await office.read(path)) as { version: number };
        return { path: `${path}/handled`, fixed: { version, handled: true }, read: () => office.read(path) };
      },
      shownAs: { handled: isGiven('handledAt') },
    },
  ],
  'POST /api/staff/applications/:id/decision': [
    {
      given: async (office) => {
        const { intakeId } = await office.newCase();
        const path = `/api/staff/applications/${intakeId}`;
        return {
          path: `${path}/decision`,
          fixed: { from: 'submitted', to: 'declined' },
          read: () => office.read(path),
        };
      },
      shownAs: { from: () => true, to: 'status', note: 'decisionNote' },
    },
  ],
  'POST /api/staff/data-requests/:id/decline': [
    {
      given: async (office) => {
        const email = freshEmail('leaving');
        const [row] = await office.sql<{ id: string }[]>`
          insert into public.data_requests (reference, email, source, due_at)
          values (${newReference()}, ${email}, 'staff', now() + interval '45 days') returning id`;
        return {
          path: `/api/staff/data-requests/${row?.id ?? ''}/decline`,
          read: async () => partWith(await office.search('/api/staff/data-requests/search'), 'id', row?.id),
        };
      },
    },
  ],
  'POST /api/staff/duplicates': [
    {
      given: async (office) => {
        const [{ userId: keptId }, { userId: mergedId }] = [await office.newCase(), await office.newCase()];
        return {
          path: '/api/staff/duplicates',
          fixed: { keptId, mergedId },
          read: () => office.read('/api/staff/duplicates'),
        };
      },
      shownAs: {
        keptId: (answer, value) => partWith(answer, 'id', value) !== undefined,
        mergedId: (answer, value) => partWith(answer, 'id', value) !== undefined,
      },
    },
  ],
};
