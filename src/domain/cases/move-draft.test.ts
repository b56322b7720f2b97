import { expect, it } from 'vitest';
import { packageIds } from '../packages/catalogue.ts';
import { staffRoles } from '../access/roles.ts';
import { endReasons, matterOutcomes } from './endings.ts';
import { filers } from './matters.ts';
import { draftOfMove, moveDrafts } from './move-draft.ts';
import { movesFor } from './moves.ts';
import { caseStatuses } from './status.ts';

it('every move that people here make has its message, and no message is for no move', () => {
  const used = new Set<string>();
  for (const role of staffRoles)
    for (const from of caseStatuses)
      for (const to of movesFor(from, role))
        for (const packageId of packageIds)
          for (const staffDeliver of [true, false])
            for (const filedBy of [undefined, ...filers])
              for (const outcome of [undefined, ...matterOutcomes])
                for (const endReason of [undefined, ...endReasons])
                  for (const need of [null, 'statement'] as const)
                    for (const isVisible of [false, true])
                      used.add(
                        draftOfMove(from, to, {
                          packageId,
                          staffDeliver,
                          filedBy,
                          outcome,
                          endReason,
                          need,
                          isVisible,
                        }),
                      );
  expect([...used].toSorted()).toEqual([...moveDrafts].toSorted());
});

it('a message says what happened, and not what stands beside it in the table', () => {
  const facts = { packageId: 'standard', staffDeliver: true } as const;
  expect(draftOfMove('filed', 'preparing', facts)).toBe('clerk_returned');
  expect(draftOfMove('hearing_set', 'filed', facts)).toBe('date_called_off');
  expect(draftOfMove('hearing_set', 'hearing_set', facts)).toBe('date_moved');
  expect(draftOfMove('closed', 'hearing_set', facts)).toBe('order_looked_at_again');
  expect(draftOfMove('ready_to_file', 'filed', { ...facts, filedBy: 'client' })).toBe('filed_by_client');
  expect(draftOfMove('notifying', 'closed', facts)).toBe('closed_after_order');
  // Nobody is told that access is limited who could still see the record.
  expect(draftOfMove('notifying', 'closed', { ...facts, isVisible: true })).toBe('closed_while_visible');
});
