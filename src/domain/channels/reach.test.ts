import { describe, expect, it } from 'vitest';
import { channels } from './channels.ts';
import {
  channelState,
  mayUse,
  reminderTask,
  triedEnough,
  waysToRemind,
  withoutTexts,
  type ReachFacts,
} from './reach.ts';

const facts: ReachFacts = { ways: null, hasPhone: true, texts: null, mailLostAt: null, tries: [] };
const no = { phone: '', note: '', at: '', by: 'client', call: 'no', voicemail: 'no', letter: 'no' } as const;
const open = (known: Partial<ReachFacts>) =>
  channels.filter((channel) => mayUse(channel, { ...facts, ...known }));

describe('the ways to a client', () => {
  it('are mail, portal, letter and phone for somebody nobody has asked; a text needs their yes', () => {
    expect(open({})).toEqual(['mail', 'portal', 'letter', 'call']);
    expect(open({ texts: 'asked' })).not.toContain('text');
    expect(open({ texts: 'on' })).toContain('text');
    expect(open({ texts: 'ended' })).not.toContain('text');
  });

  it('are those the client left open: a no closes call and letter, a mail that comes back closes mail', () => {
    expect(open({ ways: no })).toEqual(['mail', 'portal']);
    expect(open({ ways: { ...no, voicemail: 'yes' } })).toContain('call');
    expect(open({ hasPhone: false })).not.toContain('call');
    expect(open({ mailLostAt: '2026-11-20T15:00:00Z' })).not.toContain('mail');
    expect(channelState('call', { ...facts, ways: { ...no, call: 'yes' } })).toBe('open');
  });
});

describe('a reminder', () => {
  const lost = { mailLostAt: '2026-11-20T15:00:00Z' };
  const remind = (known: Partial<ReachFacts>, daysLeft?: number) => {
    const ways = waysToRemind({ ...facts, ...known }, daysLeft);
    return [...ways, reminderTask(ways)];
  };

  it('goes out alone by mail, and by text after their yes, and is then nobody’s task', () => {
    expect(remind({})).toEqual(['mail', null]);
    expect(remind({ texts: 'on' })).toEqual(['mail', 'text', null]);
    expect(remind({ texts: 'ended' })).toEqual(['mail', null]);
    expect(remind({ ...lost, texts: 'on', ways: no })).toEqual(['text', null]);
  });

  it('is a call where mail comes back, a letter where nobody may call, and somebody decides where nothing is open', () => {
    expect(remind(lost)).toEqual(['call', 'remind_by_call']);
    expect(remind({ ...lost, texts: 'asked', hasPhone: false })).toEqual(['letter', 'remind_by_letter']);
    expect(remind({ ...lost, ways: { ...no, letter: 'yes' } }, 5)).toEqual(['letter', 'remind_by_letter']);
    expect(remind({ ...lost, ways: no })).toEqual(['remind_no_way']);
  });

  it('is no letter that comes after the hearing', () => {
    expect(remind({ ...lost, hasPhone: false }, 4)).toEqual(['remind_no_way']);
  });

  it('counts on no text where the operator sends none', () => {
    const known = { ...facts, ...lost, texts: 'on' as const };
    expect(waysToRemind(known)).toEqual(['text']);
    expect(waysToRemind(withoutTexts(known))).toEqual(['call']);
  });
});

describe('a silent client was tried enough', () => {
  it('by two open ways, of which call and voicemail are one', () => {
    expect(triedEnough(['message'], facts)).toBe(false);
    expect(triedEnough(['call', 'voicemail'], facts)).toBe(false);
    expect(triedEnough(['message', 'call'], facts)).toBe(true);
    expect(triedEnough(['message', 'text'], { ...facts, ways: no, texts: 'on' })).toBe(true);
    expect(triedEnough(['message'], { ...facts, ways: no, texts: 'on' })).toBe(false);
  });

  it('by the only way there is, and never by none', () => {
    expect(triedEnough(['message'], { ...facts, hasPhone: false })).toBe(true);
    const lost = { ...facts, hasPhone: false, mailLostAt: '2026-11-20T15:00:00Z' };
    expect(triedEnough([], lost)).toBe(false);
    expect(triedEnough(['letter'], lost)).toBe(true);
  });
});
