// For tests: everything that a client sends from the page of a case, with what confirms it.
import { expect } from 'vitest';
import type { CaseReading } from '#domain/cases/reading.ts';
import type { Locale } from '#domain/languages.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { filePickerWords } from '#i18n/file-picker.ts';
import { hearingWords } from '#i18n/hearing.ts';
import {
  fileTicket,
  matter,
  oak,
  one,
  papers,
  request,
  reviewed,
  type show,
  type showsCase,
} from './case-page.tsx';
import { answer } from './server.ts';

const matterIds = ['0b6f2d64-5f0a-4d8e-9b52-7a1d7c1e2f31', '0b6f2d64-5f0a-4d8e-9b52-7a1d7c1e2f32'] as const;

type Shown = Awaited<ReturnType<typeof show>>['screen'];

/** A storage that takes everything. */
const storage = URL.createObjectURL(new Blob(['here']));
const takesFiles = {
  'POST /api/uploads': () => answer({ ticket: fileTicket, url: storage, method: 'GET', headers: {} }),
  'POST /api/uploads/check': () => answer({ checked: true }),
};
async function addFile(
  screen: Shown,
  { add, sent }: { readonly add: string; readonly sent: string },
): Promise<void> {
  const photo = new File(['%PDF'], 'page.pdf', { type: 'application/pdf' });
  await screen.getByLabelText(add).upload(photo);
  await expect.element(screen.getByText(sent, { exact: true })).toBeVisible();
}

interface Act {
  /** What the client does. */
  readonly name: string;
  /** Where its button is. */
  readonly file: string;
  readonly given: Parameters<typeof show>[1];
  readonly press: (screen: Shown) => Promise<void>;
  /** What confirms it. */
  readonly says: string;
  /** How the case stands by it. */
  readonly becomes?: Pick<Parameters<typeof showsCase>[0], 'one' | 'matter'>;
}

const moved = () => answer({ status: 'filed', caseStatus: 'filed' });

export function actsIn(locale: Locale): readonly Act[] {
  const words = casePageWords[locale];
  const { report, reportFiled, reportHearing, newAddress, newName, courtLetter, thread, letters } = words;
  const files = filePickerWords[locale];
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
  const begun = { ...matter, status: 'in_review' as const };
  const open = async (screen: Shown) => screen.getByText('DeKalb · 24-D-01').click();
  return [
    {
      name: 'sends a message',
      file: 'messages/WriteMessage.tsx',
      given: {
        at: '#messages',
        more: { 'POST /api/cases/c1/messages': () => answer({ messageId: 'x2', reopened: false }) },
      },
      press: async (screen) => {
        await screen.getByLabelText(thread.fields.message).fill('Hola');
        await screen.getByRole('button', { name: thread.submit }).click();
      },
      says: thread.done,
    },
    {
      name: 'approves papers',
      file: 'papers/ApprovePapers.tsx',
      given: {
        ...toRead,
        more: { 'POST /api/matters/m1/approval': () => answer({ moved: true, status: 'ready_to_file' }) },
      },
      press: async (screen) => {
        await screen.getByLabelText(labels.approval.fields.typedName).fill('Ana Nunez');
        await screen.getByRole('button', { name: labels.approval.submit }).click();
        await screen.getByLabelText(labels.approval.fields.readAs.options.on_paper).click();
        await screen.getByRole('button', { name: labels.approval.submit }).click();
      },
      says: labels.approval.done,
    },
    {
      name: 'asks for a change in a paper',
      file: 'papers/AskChange.tsx',
      given: {
        ...toRead,
        more: { 'POST /api/matters/m1/change': () => answer({ status: 'attorney_review' }) },
      },
      press: async (screen) => {
        await screen.getByText(labels.change.title, { exact: true }).click();
        await screen.getByLabelText(labels.change.fields.words).fill('Otro nombre');
        await screen.getByRole('button', { name: labels.change.submit }).click();
      },
      says: labels.change.done,
    },
    {
      name: 'stops the work',
      file: 'papers/StopMatter.tsx',
      given: {
        ...toRead,
        more: { 'POST /api/matters/m1/stop': () => answer({ stopped: 'asked', status: 'filed' }) },
      },
      press: async (screen) => {
        await screen.getByText(labels.otherWays.title, { exact: true }).click();
        await screen.getByText(labels.stop.title, { exact: true }).click();
        await screen.getByRole('button', { name: labels.stop.submit }).click();
      },
      says: labels.stop.asked,
    },
    {
      name: 'stops the work before there are papers',
      file: 'case/Reports.tsx',
      given: {
        matter: { status: 'preparing', reading: 'preparing', turn: 'us' },
        more: { 'POST /api/matters/m1/stop': () => answer({ stopped: 'cancelled', status: 'cancelled' }) },
      },
      press: async (screen) => {
        await open(screen);
        await screen.getByText(labels.stop.title, { exact: true }).click();
        await screen.getByRole('button', { name: labels.stop.submit }).click();
      },
      says: labels.stop.stopped,
      becomes: {
        matter: { status: 'cancelled', reading: 'cancelled_client_stopped', turn: 'nobody' },
      },
    },
    {
      name: 'asks for papers by mail',
      file: 'papers/OtherWays.tsx',
      given: {
        ...toRead,
        more: { 'POST /api/cases/c1/messages': () => answer({ messageId: 'x3', reopened: false }) },
      },
      press: async (screen) => {
        await screen.getByText(labels.otherWays.title, { exact: true }).click();
        await screen.getByText(labels.otherWays.post.label, { exact: true }).click();
        await screen.getByRole('button', { name: labels.otherWays.post.yes, exact: true }).click();
      },
      says: labels.otherWays.done,
    },
    {
      name: 'says that they filed',
      file: 'case/ReportFiled.tsx',
      given: { ...at('ready_to_file'), more: { 'POST /api/cases/c1/matters/m1/move': moved } },
      press: async (screen) => {
        await screen.getByText(report.filed, { exact: true }).click();
        await screen.getByLabelText(reportFiled.fields.filedOn).fill('2026-11-02');
        await screen.getByRole('button', { name: reportFiled.submit }).click();
      },
      says: reportFiled.done,
      becomes: at('filed'),
    },
    {
      name: 'tells a date of the court',
      file: 'case/ReportHearing.tsx',
      given: { ...at('filed'), more: { 'POST /api/cases/c1/matters/m1/move': moved } },
      press: async (screen) => {
        await open(screen);
        await screen.getByText(report.hearing, { exact: true }).click();
        await screen.getByLabelText(reportHearing.moment.day, { exact: true }).fill('2027-03-15');
        await screen.getByLabelText(reportHearing.moment.time, { exact: true }).fill('09:30');
        await screen.getByRole('button', { name: reportHearing.submit }).click();
      },
      says: reportHearing.done,
    },
    {
      name: 'says that they cannot come to court',
      file: 'hearing/CannotCome.tsx',
      given: {
        ...at('hearing_set'),
        more: { 'POST /api/cases/c1/matters/m1/cannot-come': () => answer({}) },
      },
      press: async (screen) => {
        await screen.getByText(hearing.cannotCome.title, { exact: true }).click();
        await screen.getByLabelText(hearing.cannotCome.fields.message).fill('Trabajo');
        await screen.getByRole('button', { name: hearing.cannotCome.submit }).click();
      },
      says: hearing.cannotCome.done,
    },
    {
      name: 'notes a letter',
      file: 'case/Letters.tsx',
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
        await screen.getByRole('button', { name: letters.submit }).click();
      },
      says: letters.done,
    },
    {
      name: 'gives a new address',
      file: 'more/ReportAddress.tsx',
      given: { at: '#address', more: { 'POST /api/cases/c1/address': () => answer({ done: true }) } },
      press: async (screen) => {
        await screen.getByLabelText(newAddress.fields.address).fill('1 Elm Street');
        await screen.getByLabelText(newAddress.fields.city).fill('Atlanta');
        await screen.getByLabelText(newAddress.fields.zip).fill('30303');
        await screen.getByRole('button', { name: newAddress.submit }).click();
      },
      says: newAddress.done,
    },
    {
      name: 'says that somebody is no danger',
      file: 'papers/Copies.tsx',
      given: {
        ...toRead,
        matter: { status: 'client_review', parties: [oak] },
        more: { 'POST /api/parties/p1/danger': () => answer({ answer: 'no' }) },
      },
      press: async (screen) => screen.getByRole('button', { name: labels.no, exact: true }).click(),
      says: labels.dangerNo,
    },
    {
      name: 'sends what we asked for',
      file: 'papers/AnswerRequest.tsx',
      given: {
        at: '#papers',
        requests: [request],
        more: { ...takesFiles, 'POST /api/requests/r1/files': () => answer({ files: 1 }) },
      },
      press: async (screen) => {
        await addFile(screen, files);
        await screen.getByRole('button', { name: words.requests.answer.submit, exact: true }).click();
      },
      says: words.requests.answer.done,
    },
    {
      name: 'sends a letter of the court',
      file: 'papers/SendCourtLetter.tsx',
      given: {
        ...at('filed'),
        at: '#court-letters',
        more: { ...takesFiles, 'POST /api/cases/c1/matters/m1/court-letter': () => answer({ files: 1 }) },
      },
      press: async (screen) => {
        await addFile(screen, files);
        await screen.getByRole('button', { name: courtLetter.submit }).click();
      },
      says: courtLetter.done,
    },
    {
      name: 'gives a new name',
      file: 'more/ReportName.tsx',
      given: {
        at: '#more',
        more: { ...takesFiles, 'POST /api/cases/c1/name': () => answer({ done: true }) },
      },
      press: async (screen) => {
        await screen.getByText(words.more.name, { exact: true }).click();
        await screen.getByLabelText(newName.fields.firstName).fill('Ana');
        await screen.getByLabelText(newName.fields.lastName).fill('Peña');
        await addFile(screen, files);
        await screen.getByRole('button', { name: newName.submit }).click();
      },
      says: newName.done,
    },
    {
      name: 'chooses which court cases we work on',
      file: 'case/ChooseMatters.tsx',
      given: {
        more: {
          'GET /api/cases/c1': () =>
            answer({
              ...one,
              matters: [
                { ...begun, id: matterIds[0] },
                { ...begun, id: matterIds[1], place: 2, leftOut: true },
              ],
            }),
          'POST /api/cases/c1/matters': () => answer({ done: true }),
        },
      },
      press: async (screen) => {
        await screen.getByText(words.matters.choose, { exact: true }).click();
        await screen.getByRole('button', { name: words.offer.choose.submit }).click();
      },
      says: words.offer.choose.done,
    },
  ];
}
