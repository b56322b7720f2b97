// The pictures of the figures.
import { expect, it } from 'vitest';
import { renderAtWork } from '#tests/components/in-app.tsx';
import BarsChart from './BarsChart.tsx';

const bars = [
  { key: 'came', label: 'Received', color: 'green' },
  { key: 'back', label: 'Sent back', color: 'red' },
] as const;

it('money that went back hangs below the line, and each color has its name', async () => {
  const { container } = await renderAtWork(
    <BarsChart rows={[{ week: 'Nov 16', came: 495, back: -295 }]} name="week" bars={bars} />,
    'en',
  );
  const boxes = () => [...container.querySelectorAll('rect')].map((bar) => bar.getBoundingClientRect());
  await expect.poll(() => boxes().length).toBe(2);
  const [came, back] = boxes();
  expect(Math.round(back?.top ?? 0)).toBe(Math.round(came?.bottom ?? -1));
  expect((came?.height ?? 0) / (back?.height ?? 1)).toBeCloseTo(495 / 295, 1);
  expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Received',
    'Sent back',
  ]);
});

it('a number of cases is never said in halves', async () => {
  const { container } = await renderAtWork(
    <BarsChart
      rows={[{ stage: 'New', count: 1 }]}
      name="stage"
      isLying
      bars={[{ ...bars[0], key: 'count' }]}
    />,
    'es',
  );
  const texts = () => [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
  await expect.poll(texts).toEqual(['New', '0', '1']);
});
