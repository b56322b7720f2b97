import { describe, expect, it } from 'vitest';
import { officeCalendar } from '../promises/office-calendar.ts';
import { silenceSteps, type SilentCase } from './silence.ts';

const calendar = officeCalendar([]);
const facts = { ways: null, hasPhone: true, texts: null, mailLostAt: null, tries: [] };
const silent: SilentCase = {
  caseId: 'c1',
  // A Monday; the week of silence ends on Monday, November 9.
  since: '2026-11-02T15:00:00.000Z',
  heldAt: null,
  holdId: null,
  filesAloneSince: null,
  made: [],
  tried: ['call', 'message'],
  facts,
};
const at = (day: string) => new Date(`${day}T15:00:00-05:00`);
const tried = (days: number, doneAt: string | null) => ({
  key: `silence:c1:${silent.since}:${days}`,
  doneAt,
});
const codes = (one: SilentCase, day: string) => {
  const { tasks, hold } = silenceSteps(one, at(day), calendar);
  return [...tasks.map(({ code, dueAt }) => `${code} ${dueAt.slice(0, 10)}`), ...(hold ? ['hold'] : [])];
};

describe('a client who does not answer', () => {
  it('is left alone for a week, then tried on business days 0, 3, 7 and 14, with holidays left out', () => {
    expect(codes(silent, '2026-11-08')).toEqual([]);
    expect(codes(silent, '2026-11-09')).toEqual(['try_client 2026-11-09']);
    const once = { ...silent, made: [tried(0, '2026-11-09T16:00:00Z')] };
    // Veterans Day, November 11, is no business day.
    expect(codes(once, '2026-11-12')).toEqual([]);
    expect(codes(once, '2026-11-13')).toEqual(['try_client 2026-11-13']);
  });

  it('is not tried again before the try that waits was made, and nobody holds a case without four tries', () => {
    expect(codes({ ...silent, made: [tried(0, null)] }, '2027-01-15')).toEqual([]);
    const thrice = [0, 3, 7].map((days) => tried(days, '2026-11-20T16:00:00Z'));
    expect(codes({ ...silent, made: thrice }, '2027-01-15')).toEqual(['try_client 2027-01-15']);
  });

  it('gets a letter and the hold one business day after the last try', () => {
    const all = { ...silent, made: [0, 3, 7, 14].map((days) => tried(days, '2026-12-04T20:00:00Z')) };
    expect(codes(all, '2026-12-06')).toEqual([]);
    expect(codes(all, '2026-12-07')).toEqual(['send_letter 2026-12-08', 'hold']);
  });

  it('is tried by another safe way before anything is held, if all tries went one way and there is another', () => {
    const all = [0, 3, 7, 14].map((days) => tried(days, '2026-12-04T20:00:00Z'));
    const byPhone = { ...silent, made: all, tried: ['call', 'voicemail'] as const };
    expect(codes(byPhone, '2026-12-07')).toEqual(['try_other_way 2026-12-08']);
    const earlierTask = { key: `silence:c1:${silent.since}:other`, doneAt: null };
    expect(codes({ ...byPhone, made: [...all, earlierTask] }, '2027-01-15')).toEqual([]);
    const done = { ...earlierTask, doneAt: '2026-12-08T20:00:00Z' };
    expect(codes({ ...byPhone, made: [...all, done] }, '2026-12-09')).toEqual([
      'send_letter 2026-12-10',
      'hold',
    ]);
    // Without a phone, or with one that is not safe, mail is the only way there is.
    const byMail = { ...silent, made: all, tried: ['message'] as const };
    expect(codes({ ...byMail, facts: { ...facts, hasPhone: false } }, '2026-12-07')).toEqual([
      'send_letter 2026-12-08',
      'hold',
    ]);
    const ways = {
      phone: '',
      call: 'no',
      voicemail: 'no',
      letter: 'no',
      note: '',
      at: '',
      by: 'client',
    } as const;
    expect(codes({ ...byMail, facts: { ...facts, ways } }, '2026-12-07')).toEqual(['hold']);
  });

  it('is reminded 30 and 45 days after the hold, gets a notice at 90, and at 120 a second person may close', () => {
    const onHold = { ...silent, holdId: 'h1', heldAt: '2026-12-07T15:00:00Z' };
    expect(codes(onHold, '2027-01-05')).toEqual([]);
    expect(codes(onHold, '2027-01-06')).toEqual(['remind_client 2027-01-07']);
    const reminded = {
      ...onHold,
      made: ['30', '45', '90'].map((days) => ({ key: `silence:h1:${days}`, doneAt: null })),
    };
    expect(codes(reminded, '2027-04-01')).toEqual([]);
    expect(codes(reminded, '2027-04-06')).toEqual(['close_silent 2027-04-07']);
  });
});

describe('a client who files alone', () => {
  const alone = { ...silent, filesAloneSince: '2026-11-02T15:00:00.000Z' };
  const asked = (days: number) => ({ key: `report:c1:${alone.filesAloneSince}:${days}`, doneAt: null });

  it('is asked after 30, 60 and 90 days whether the papers were filed, once each, and never called unreachable', () => {
    expect(codes(alone, '2026-11-30')).toEqual([]);
    expect(codes(alone, '2026-12-02')).toEqual(['ask_report 2026-12-03']);
    expect(codes({ ...alone, made: [asked(30)] }, '2026-12-31')).toEqual([]);
    expect(codes({ ...alone, made: [asked(30)] }, '2027-01-04')).toEqual(['ask_report 2027-01-05']);
    expect(codes({ ...alone, made: [asked(30), asked(60)] }, '2027-02-01')).toEqual([
      'ask_report 2027-02-02',
    ]);
    expect(codes({ ...alone, made: [asked(30), asked(60), asked(90)] }, '2027-06-01')).toEqual([]);
  });

  it('who is held as unreachable all the same goes the way of the others', () => {
    const held = { ...alone, heldAt: '2026-11-02T15:00:00.000Z', holdId: 'h1' };
    expect(codes(held, '2026-12-02')).toEqual(['remind_client 2026-12-03']);
  });
});
