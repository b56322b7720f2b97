// What keys and the finder offer in a case, from each of its tabs.
import { expect, it, onTestFinished } from 'vitest';
import { createRef } from 'react';
import type { CaseSheet } from '#domain/cases/case-sheet.ts';
import { staffWords } from '#i18n/staff.ts';
import { $commands } from '#browser/workplace/commands.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { inEachLanguage } from '#tests/components/languages.ts';
import { answer, serve } from '#tests/components/server.ts';
import { caseId, casePartProps } from '#tests/components/staff-case.ts';
import { actOn } from '../keys/key-acts.ts';
import { CasePage } from './CasePage.tsx';
import { Owner } from './Owner.tsx';

const commands = () => $commands.get().map(({ label }) => label);

inEachLanguage('who works by keys', (locale) => {
  const { cases } = staffWords[locale];

  it('takes a case over by the finder, unless it is theirs', async () => {
    const props = casePartProps();
    const server = serve({ 'POST /api/staff/cases/assign': () => answer({ results: [], undo: null }) });
    const screen = await renderAtWork(<Owner {...props} />, locale);
    await expect.poll(commands).toContain(cases.owner.toMe);
    $commands
      .get()
      .find(({ label }) => label === cases.owner.toMe)
      ?.run();
    await expect
      .poll(() => server.last('/api/staff/cases/assign'))
      .toMatchObject({ ownerId: props.member.id, caseIds: [props.item.row.id] });
    const row = { ...props.item.row, owner: { id: props.member.id, name: 'Sam' } };
    await screen.rerender(<Owner {...props} item={{ ...props.item, row }} />);
    await expect.poll(commands).not.toContain(cases.owner.toMe);
  });

  it('is led from another tab to the first task, which nobody ticks without seeing it', async () => {
    location.hash = `#cases/${caseId}/messages`;
    onTestFinished(() => void (location.hash = ''));
    const server = serve({
      [`POST /api/staff/cases/${caseId}/presence`]: () => answer({ others: [], askAgainSeconds: 60 }),
      [`GET /api/staff/cases/${caseId}/messages`]: () => answer({ items: [], before: null }),
    });
    const props = casePartProps();
    const task = {
      id: 't1',
      code: 'answer_message',
      version: 1,
      dueAt: null,
      matterPlace: null,
      owner: null,
    };
    const item = {
      ...props.item,
      tasks: [task],
      tasksDone: [],
      files: [],
      filesMissing: [],
      orders: [],
      dates: [],
      flags: [],
      freeHelp: [],
      offers: [],
      conflicts: [],
    } as unknown as CaseSheet;
    const part = { ...props, item };
    const screen = await renderAtWork(
      <CasePage
        part={part}
        contact={{ ...part, caseId } as never}
        heading={createRef()}
        backLink="#cases"
        nextCase={null}
      />,
      locale,
    );
    const tab = screen.getByRole('tab', { name: cases.page.tabs.work });
    await expect.element(tab).toHaveAttribute('aria-selected', 'false');
    expect(commands()).toContain(cases.page.tabs.work);
    actOn('done', null);
    await expect.element(tab).toHaveAttribute('aria-selected', 'true');
    await expect
      .element(screen.getByRole('button', { name: staffWords[locale].frame.inbox.leaving.submit }))
      .toHaveFocus();
    expect(server.calls.filter(({ path }) => path.endsWith('/tasks'))).toEqual([]);
  });
});
