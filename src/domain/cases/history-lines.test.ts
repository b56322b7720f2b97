import { expect, it } from 'vitest';
import { historyLines } from './history-lines.ts';
import type { CaseUpdate } from './notes.ts';

const moved = '2026-11-20T15:00:00.000001+00:00';
const undone = '2026-11-20T15:00:07.000002+00:00';
let count = 0;

function update(more: Partial<CaseUpdate>): CaseUpdate {
  count += 1;
  return {
    id: `u${String(count)}`,
    code: null,
    params: {},
    title: null,
    text: null,
    language: null,
    status: null,
    internal: false,
    role: 'staff',
    by: 'Sam Office',
    createdAt: moved,
    takenBackAt: null,
    undo: null,
    ...more,
  };
}

/** As the database keeps a move, newest first: the reason for staff, and before it what the client reads. */
function move(matter: number, more: Partial<CaseUpdate> = {}) {
  const params = { from: 'in_review', to: 'preparing', matter };
  const told = update({ code: 'status_changed', params, status: 'preparing', ...more });
  const kept = update({ ...told, id: `${told.id}-log`, text: 'The record is clear.', internal: true });
  return { told, kept };
}

it('staff read a move in one line, with the reason that the client does not read', () => {
  const { told, kept } = move(1, { text: 'Ya empezamos.', language: 'es' });
  expect(historyLines([kept, told])).toEqual([
    { entry: told, forStaff: ['The record is clear.'], places: [1] },
  ]);
});

it('staff read a move of three court cases in one line, with its reason once', () => {
  const [first, second, third] = [move(3), move(1), move(2)];
  const lines = historyLines([third, second, first].flatMap(({ told, kept }) => [kept, told]));
  expect(lines).toEqual([{ entry: first.told, forStaff: ['The record is clear.'], places: [1, 2, 3] }]);
});

it('two moves of the same court case stay two lines, the newer one first', () => {
  const [before, after] = [move(1), move(1, { createdAt: undone })];
  const lines = historyLines([after, before].flatMap(({ told, kept }) => [kept, told]));
  expect(lines.map(({ entry }) => entry.id)).toEqual([after.told.id, before.told.id]);
});

it('staff read a move that was taken back in one line', () => {
  const { told, kept } = move(1, { internal: true, takenBackAt: undone });
  const back = update({ code: 'taken_back', createdAt: undone, internal: true });
  expect(historyLines([back, kept, told]).map(({ entry }) => entry.id)).toEqual([told.id]);
});

it('the words of a message that was taken back stand in its own line', () => {
  const sent = update({ code: 'message_sent', internal: true, takenBackAt: undone });
  const back = update({
    code: 'taken_back',
    createdAt: undone,
    internal: true,
    text: 'Hola, Luz.',
    language: 'es',
  });
  const [line, ...more] = historyLines([back, sent]);
  expect(line?.entry).toEqual({ ...sent, text: 'Hola, Luz.', language: 'es' });
  expect(more).toEqual([]);
});

it('what was taken back further down than the page reaches still says so', () => {
  const back = update({ code: 'taken_back', createdAt: undone, internal: true });
  expect(historyLines([back, move(1).told]).map(({ entry }) => entry.code)).toEqual([
    'taken_back',
    'status_changed',
  ]);
});

it('two notes of one moment stay two lines', () => {
  const notes = [update({ text: 'One.', internal: true }), update({ text: 'Two.', internal: true })];
  expect(historyLines(notes).map(({ entry }) => entry.text)).toEqual(['One.', 'Two.']);
});
