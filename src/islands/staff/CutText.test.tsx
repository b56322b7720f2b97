import { expect, it } from 'vitest';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { inEachLanguage } from '#tests/components/languages.ts';
import { CutText } from './CutText.tsx';

// As Tailwind has it: components are shown without the style sheet of the site.
const style = `
  .whitespace-pre-line { white-space: pre-line; }
  .line-clamp-2 { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
`;

inEachLanguage('a member of staff', (locale) => {
  const labels = staffWords[locale].frame.list;
  const show = (text: string) =>
    renderAtWork(
      <>
        <style>{style}</style>
        <CutText text={text} />
      </>,
      locale,
    );

  it('opens a text that is longer than two lines, and closes it again', async () => {
    const screen = await show('One line.\nAnother.\nA third.\nA fourth.');
    const height = () => screen.getByText('One line.').element().clientHeight;
    const opener = screen.getByRole('button', { name: labels.wholeText });
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
    const before = height();
    await opener.click();
    expect(height()).toBe(2 * before);
    await screen.getByRole('button', { name: labels.lessText }).click();
    await expect.element(opener).toBeVisible();
    expect(height()).toBe(before);
  });

  it('has nothing to open where two lines are all of it', async () => {
    const screen = await show('One line.\nAnother.');
    await expect.element(screen.getByText('One line.')).toBeVisible();
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    expect(screen.getByRole('button').elements()).toHaveLength(0);
  });
});
