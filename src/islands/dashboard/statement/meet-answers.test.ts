import { expect, it } from 'vitest';
import { meetAnswers } from './meet-answers.ts';
import { toForm } from './statement-props.ts';

const exhibit = (fileId: string) =>
  ({ fileId, kind: 'other', proves: 'story', sentence: 'I paid.' }) as const;
const base = {
  ...toForm({ story: 'I lost my job.', harm: 'No home.', part: 'documents' }, 'en'),
  exhibits: [exhibit('a'), exhibit('b')],
};

it('a client who wrote on two devices has what each of them changed, and is asked where both changed one answer', () => {
  const mine = { ...base, harm: 'No home for my children.', story: 'I lost my job in May.' };
  const theirs = { ...base, part: 'whole_file', story: 'I lost my work.', harm: base.harm };
  expect(meetAnswers(base, mine, theirs)).toEqual({ taken: { part: 'whole_file' }, both: ['story'] });
  expect(meetAnswers(base, mine, { ...theirs, story: mine.story })).toEqual({
    taken: { part: 'whole_file' },
    both: [],
  });
});

it('files that were tied to a sentence on either device stay, and those taken away on either go', () => {
  const mine = { ...base, exhibits: [exhibit('b'), exhibit('c')] };
  const theirs = { ...base, exhibits: [exhibit('a'), exhibit('d')] };
  expect(meetAnswers(base, mine, theirs).taken.exhibits).toEqual([exhibit('d'), exhibit('c')]);
});
