import { db, sql, type Mutant } from './mutant.ts';

export const people: readonly Mutant[] = [
  {
    what: 'who asked for a merge confirms it alone',
    at: sql('public.decide_merge'),
    find: 'if v_alone is not null then',
    put: 'if false then',
    tests: [db('merge-people')],
  },
  {
    what: 'a merge that was decided is decided again',
    at: sql('public.decide_merge'),
    find: "elsif v_merge.status <> 'asked' then",
    put: 'elsif false then',
    tests: [db('merge-people')],
  },
  {
    what: 'accounts are merged while money is open',
    at: sql('public.decide_merge'),
    find: 'elsif private.has_open_money(v_people) then',
    put: 'elsif false then',
    tests: [db('merge-people')],
  },
  {
    what: 'an application with another birth date joins the account',
    at: sql('private.waits_for_owner'),
    find: 'own.date_of_birth = p_intake.date_of_birth',
    put: 'true',
    tests: [db('address-of-another')],
  },
  {
    what: 'an owner who answered is asked for the birth date again',
    at: sql('private.waits_for_owner'),
    find: 'p_intake.owner_answered_at is null',
    put: 'true',
    tests: [db('address-of-another')],
  },
];
