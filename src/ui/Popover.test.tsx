import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Popover } from './Popover.tsx';

// The styles of the panel's place; a test has no others.
const styles =
  '.relative{position:relative}.absolute{position:absolute}.w-max{width:max-content}.end-0{inset-inline-end:0}.start-0{inset-inline-start:0}';

it.each(['start', 'end'] as const)(
  'what a button opens stays in sight, though its button stands at the other edge (%s)',
  async (side) => {
    const page = (at: 'start' | 'end') => (
      <div style={{ display: 'flex', justifyContent: at }}>
        <style>{styles}</style>
        <Popover label="More moves" button="" side={side}>
          {() => <p style={{ width: '18rem' }}>Hearing set (court case 1)</p>}
        </Popover>
      </div>
    );
    const screen = await render(page(side));
    await screen.getByRole('button', { name: 'More moves' }).click();
    const line = screen.getByText('Hearing set (court case 1)');
    await expect.element(line).toBeVisible();
    // Its button moves, as when a link comes beside it.
    await screen.rerender(page('end'));
    await screen.rerender(page(side === 'end' ? 'start' : 'end'));
    const { left, right } = line.element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
);
