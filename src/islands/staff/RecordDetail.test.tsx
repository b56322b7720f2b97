import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { command, query, typed } from '#domain/api-call.ts';
import { undoDone } from '#browser/workplace/undo-offer.ts';
import { staffWords } from '#i18n/staff.ts';
import { Form } from '#ui/form/Form.tsx';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, later, offline, refuse, serve } from '#tests/components/server.ts';
import { RecordDetail } from './RecordDetail.tsx';
import { signedOutEvent } from './staff-calls.ts';

interface Item {
  readonly name: string;
  readonly notes: string;
}
const words = staffWords.en;
const samples = query('GET /api/staff/samples/:id', { who: 'staff', answer: typed<Item>() });
const decideSample = command('POST /api/staff/samples/:id', { who: 'staff' });

function detail(id: string, onChanged = () => undefined, isOwn?: (item: Item) => boolean) {
  return (
    <RecordDetail<Item>
      {...(isOwn && { isOwn })}
      call={samples}
      id={id}
      back="#samples"
      titleOf={({ name }) => name}
      onChanged={onChanged}
    >
      {({ notes }, changed) => (
        <>
          <p>{notes}</p>
          <button type="button" onClick={() => void changed()}>
            Change
          </button>
          <Form call={decideSample} words={{ submit: 'Decide' }} fixed={{ id }} reload={changed} />
        </>
      )}
    </RecordDetail>
  );
}
const ana = () => answer({ name: 'Ana Sample', notes: 'first' });

describe('a record of the workplace', () => {
  it('opens with its heading in focus, and the way back to the list', async () => {
    serve({ 'GET /api/staff/samples/1': ana });
    const screen = await renderAtWork(detail('1'));
    await expect.element(screen.getByRole('heading', { name: 'Ana Sample' })).toHaveFocus();
    await expect
      .element(screen.getByRole('link', { name: words.frame.record.back }))
      .toHaveAttribute('href', '#samples');
  });

  it('is read again after a change, and the list is told of it', async () => {
    const server = serve({ 'GET /api/staff/samples/1': ana });
    const onChanged = vi.fn<() => undefined>();
    const screen = await renderAtWork(detail('1', onChanged));
    server.change({ 'GET /api/staff/samples/1': () => answer({ name: 'Ana Sample', notes: 'second' }) });
    await screen.getByRole('button', { name: 'Change' }).click();
    await expect.element(screen.getByText('second')).toBeVisible();
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it('is read again when something was taken back, from wherever that was pressed', async () => {
    const server = serve({ 'GET /api/staff/samples/1': ana });
    const screen = await renderAtWork(detail('1'));
    await expect.element(screen.getByText('first')).toBeVisible();
    server.change({ 'GET /api/staff/samples/1': () => answer({ name: 'Ana Sample', notes: 'as before' }) });
    undoDone.set(undoDone.get() + 1);
    await expect.element(screen.getByText('as before')).toBeVisible();
  });

  it('of their own account it can be read, and each action is off and says why', async () => {
    serve({ 'GET /api/staff/samples/1': ana });
    const screen = await renderAtWork(detail('1', undefined, ({ name }) => name === 'Ana Sample'));
    await expect.element(screen.getByText('first')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Change' })).toBeDisabled();
    const decide = screen.getByRole('button', { name: 'Decide' });
    await expect.element(decide).toBeDisabled();
    await expect.element(decide).toHaveAccessibleDescription(words.frame.ownAccount);
  });

  it('of anybody else nothing is off', async () => {
    serve({ 'GET /api/staff/samples/1': ana });
    const screen = await renderAtWork(detail('1', undefined, () => false));
    await expect.element(screen.getByRole('button', { name: 'Decide' })).toBeEnabled();
    await expect.element(screen.getByText(words.frame.ownAccount)).not.toBeInTheDocument();
  });

  it('leads an attorney who has not said whether they have a conflict to the case that asks', async () => {
    serve({ 'GET /api/staff/samples/1': () => refuse(409, 'conflict_check', { caseId: 'c1' }) });
    const screen = await renderAtWork(detail('1'));
    await expect
      .element(screen.getByRole('link', { name: words.attorneys.conflict.open }))
      .toHaveAttribute('href', '#cases/c1');
  });

  it('shows nobody else while the next one is on its way, also when the first answers late', async () => {
    const slow = later();
    serve({
      'GET /api/staff/samples/1': slow.answer,
      'GET /api/staff/samples/2': () => answer({ name: 'Bea', notes: '' }),
    });
    const screen = await renderAtWork(detail('1'));
    await screen.rerender(detail('2'));
    await expect.element(screen.getByRole('heading', { name: 'Bea' })).toBeVisible();
    await slow.come(ana());
    await expect.element(screen.getByRole('heading', { name: 'Bea' })).toBeVisible();
    await expect.element(screen.getByText('Ana Sample')).not.toBeInTheDocument();
  });

  it('says that there is none, and that a server did not answer, as two things', async () => {
    const server = serve({ 'GET /api/staff/samples/1': () => refuse(404, 'not_found') });
    const screen = await renderAtWork(detail('1'));
    await expect.element(screen.getByRole('alert')).toMatchTextContent(words.frame.record.notFound);
    server.change({ 'GET /api/staff/samples/1': offline });
    await screen.getByRole('button', { name: words.account.tryAgain }).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent(words.account.offline);
  });

  it('tells the frame when the session has ended, so that everything goes off the screen', async () => {
    const signedOut = vi.fn<() => void>();
    addEventListener(signedOutEvent, signedOut);
    onTestFinished(() => removeEventListener(signedOutEvent, signedOut));
    serve({ 'GET /api/staff/samples/1': () => refuse(401, 'sign_in_required') });
    await renderAtWork(detail('1'));
    await expect.poll(() => signedOut.mock.calls.length).toBe(1);
  });
});
