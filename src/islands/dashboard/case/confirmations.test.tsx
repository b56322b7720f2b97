// Whoever presses a button of the portal on a phone sees what became of it where the hand is, and hears it.
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { CaseReading } from '#domain/cases/reading.ts';
import type { Locale } from '#domain/languages.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { caseReadingWords } from '#i18n/cases.ts';
import { hearingWords } from '#i18n/hearing.ts';
import { answer } from '#tests/components/server.ts';
import { inEachLanguage } from '#tests/components/languages.ts';
import { oak, papers, reviewed, show, showsCase } from '#tests/components/case-page.tsx';

type Shown = Awaited<ReturnType<typeof show>>['screen'];

interface Act {
  /** What the client does. */
  readonly name: string;
  readonly given: Parameters<typeof show>[1];
  readonly press: (screen: Shown) => Promise<void>;
  /** What confirms it. */
  readonly says: string;
  /** How the case stands by it. */
  readonly becomes?: Pick<Parameters<typeof showsCase>[0], 'one' | 'matter'>;
}

const moved = () => answer({ status: 'filed', caseStatus: 'filed' });

function actsIn(locale: Locale): readonly Act[] {
  const words = casePageWords[locale];
  const { report, thread, letters } = words;
  const labels = words.papers;
  const hearing = hearingWords[locale];
  const toRead = {
    at: '#papers',
    one: reviewed,
    matter: { status: 'client_review', parties: [{ ...oak, dangerAnswer: 'no' }] },
    papers: [papers],
  } as const;
  const at = (status: 'ready_to_file' | 'filed' | 'hearing_set') => {
    const reading: CaseReading = status === 'ready_to_file' ? 'file_herself' : status;
    const turn = status === 'ready_to_file' ? ('client' as const) : ('court' as const);
    return {
      one: { status, sight: { status, reading, turn, hold: null, about: null }, due: null },
      matter: { status, reading, turn, hearingAt: '2099-03-12T14:30:00Z' },
    };
  };
  const open = async (screen: Shown) => screen.getByText('DeKalb · 24-D-01').click();
  return [
    {
      name: 'sends a message',
      given: { at: '#messages', more: { 'POST /api/cases/c1/messages': () => answer({ messageId: 'x2' }) } },
      press: async (screen) => {
        await screen.getByLabelText(thread.write).fill('Hola');
        await screen.getByRole('button', { name: thread.send }).click();
      },
      says: thread.sent,
    },
    {
      name: 'approves papers',
      given: { ...toRead, more: { 'POST /api/matters/m1/approval': () => answer({ approved: true }) } },
      press: async (screen) => {
        await screen.getByLabelText(labels.typedName).fill('Ana Nunez');
        await screen.getByRole('button', { name: labels.approve }).click();
        await screen.getByLabelText(labels.readAs.on_paper).click();
        await screen.getByRole('button', { name: labels.approve }).click();
      },
      says: labels.approved,
    },
    {
      name: 'asks for a change in a paper',
      given: { ...toRead, more: { 'POST /api/matters/m1/change': () => answer({ asked: true }) } },
      press: async (screen) => {
        await screen.getByText(labels.change, { exact: true }).click();
        await screen.getByLabelText(labels.changeWords).fill('Otro nombre');
        await screen.getByRole('button', { name: labels.changeSend }).click();
      },
      says: labels.changed,
    },
    {
      name: 'stops the work',
      given: { ...toRead, more: { 'POST /api/matters/m1/stop': () => answer({ stopped: 'asked' }) } },
      press: async (screen) => {
        await screen.getByText(labels.stop, { exact: true }).click();
        await screen.getByRole('button', { name: labels.stopSend }).click();
      },
      says: labels.stopAsked,
    },
    {
      name: 'asks for papers by mail',
      given: { ...toRead, more: { 'POST /api/cases/c1/messages': () => answer({ messageId: 'x3' }) } },
      press: async (screen) => {
        await screen.getByText(labels.otherWays.post.label, { exact: true }).click();
        await screen.getByRole('button', { name: labels.otherWays.post.yes, exact: true }).click();
      },
      says: labels.otherWays.done,
    },
    {
      name: 'says that they filed',
      given: { ...at('ready_to_file'), more: { 'POST /api/cases/c1/matters/m1/move': moved } },
      press: async (screen) => {
        await screen.getByText(report.filed, { exact: true }).click();
        await screen.getByLabelText(report.filedOn).fill('2026-11-02');
        await screen.getByRole('button', { name: report.filedSend }).click();
      },
      says: report.done,
      becomes: at('filed'),
    },
    {
      name: 'tells a date of the court',
      given: { ...at('filed'), more: { 'POST /api/cases/c1/matters/m1/move': moved } },
      press: async (screen) => {
        await open(screen);
        await screen.getByText(report.hearing, { exact: true }).click();
        await screen.getByLabelText(report.hearingDay, { exact: true }).fill('2027-03-15');
        await screen.getByLabelText(report.hearingTime, { exact: true }).fill('09:30');
        await screen.getByRole('button', { name: report.hearingSend }).click();
      },
      says: report.done,
    },
    {
      name: 'says that they cannot come to court',
      given: {
        ...at('hearing_set'),
        more: { 'POST /api/cases/c1/matters/m1/cannot-come': () => answer({}) },
      },
      press: async (screen) => {
        await screen.getByText(hearing.cannot, { exact: true }).click();
        await screen.getByLabelText(hearing.why).fill('Trabajo');
        await screen.getByRole('button', { name: hearing.send }).click();
      },
      says: hearing.sent,
    },
    {
      name: 'notes a letter',
      given: {
        matter: { status: 'granted', reading: 'granted' },
        more: {
          'GET /api/cases/c1/matters/m1/letters': () => answer({ items: [] }),
          'POST /api/cases/c1/matters/m1/letters': () => answer({ letterId: 'l1' }),
        },
      },
      press: async (screen) => {
        await open(screen);
        await screen.getByText(letters.title).click();
        await screen.getByRole('button', { name: letters.add }).click();
        await screen.getByLabelText(letters.fields.company).fill('Screening Inc.');
        await screen.getByRole('button', { name: letters.save }).click();
      },
      says: letters.done,
    },
    {
      name: 'gives a new address',
      given: { at: '#address', more: { 'POST /api/cases/c1/address': () => answer({ done: true }) } },
      press: async (screen) => {
        const { addressFields } = report;
        await screen.getByLabelText(addressFields.address).fill('1 Elm Street');
        await screen.getByLabelText(addressFields.city).fill('Atlanta');
        await screen.getByLabelText(addressFields.zip).fill('30303');
        await screen.getByRole('button', { name: report.addressSend }).click();
      },
      says: report.addressDone,
    },
  ];
}

inEachLanguage('a client with a phone of 360 by 740', (locale) => {
  beforeEach(() => page.viewport(360, 740));

  it.each(actsIn(locale))(
    'who $name reads at once what became of it',
    async ({ given, press, says, becomes }) => {
      const { screen, server } = await show(locale, given);
      if (becomes) server.change({ 'GET /api/cases/c1': () => showsCase(becomes) });
      await press(screen);
      if (becomes) {
        const { badge } = caseReadingWords[locale].readings[becomes.matter?.reading ?? 'filed'];
        await expect.element(screen.getByText(badge, { exact: true })).toBeVisible();
      }
      const note = screen.getByText(says, { exact: true });
      await expect.element(note).toHaveFocus();
      await expect
        .poll(() => {
          const { top, bottom } = note.element().getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        })
        .toBe(true);
    },
  );
});
