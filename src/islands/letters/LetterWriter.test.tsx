import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import en from '#i18n/en/letters.ts';
import es from '#i18n/es/letters.ts';
import helpTexts from '#i18n/es/letter-texts.ts';
import texts from '#i18n/en/letter-texts.ts';
import { serve } from '#tests/components/server.ts';
import LetterWriterEn from './LetterWriterEn.tsx';
import LetterWriterEs from './LetterWriterEs.tsx';

const own = en.writer;
let printed: string[] = [];

beforeEach(() => {
  printed = [];
  serve({});
  vi.spyOn(window, 'print').mockImplementation(() => {
    printed.push(document.title);
    dispatchEvent(new Event('afterprint'));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('somebody who writes a letter', () => {
  it('sees it fill in, and prints it under a name that tells nothing', async () => {
    const title = document.title;
    const screen = await render(<LetterWriterEn />);
    await screen.getByLabelText(own.fields.name.label).fill('Ana Sample Ríos');
    await screen.getByLabelText(own.fields.entry.label).fill('Sample County, 22-0417');
    await screen.getByLabelText(own.reasons.twice).click();
    const sheet = screen.container.querySelector('.letter-sheet');
    await expect.element(screen.getByText(texts['reason.twice'])).toBeVisible();
    expect(sheet?.textContent).toContain('I dispute this entry: Sample County, 22-0417');
    expect(sheet?.textContent).toContain('Ana Sample Ríos');
    await screen.getByRole('button', { name: own.print }).click();
    await expect.poll(() => printed).toEqual([own.fileName]);
    expect(document.title).toBe(title);
  });

  it('is stopped by a Social Security number, told where it is, and loses nothing', async () => {
    const screen = await render(<LetterWriterEn />);
    const entry = screen.getByLabelText(own.fields.entry.label);
    await entry.fill('Mine is 123-45-6789');
    await screen.getByRole('button', { name: own.print }).click();
    await screen
      .getByRole('alert')
      .getByRole('link', { name: /Social Security/ })
      .click();
    await expect.element(entry).toHaveFocus();
    await expect.element(entry).toHaveValue('Mine is 123-45-6789');
    expect(printed).toEqual([]);
  });

  it('stays in the field while typing on below the list of what is wrong', async () => {
    const screen = await render(<LetterWriterEn />);
    await screen.getByLabelText(own.fields.entry.label).fill('Mine is 123-45-6789');
    await screen.getByRole('button', { name: own.print }).click();
    await expect.element(screen.getByRole('alert')).toHaveFocus();
    const name = screen.getByLabelText(own.fields.name.label);
    await name.click();
    await userEvent.keyboard('Ana');
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveValue('Ana');
  });

  it('keeps what was typed when another letter is chosen, and can clear all of it', async () => {
    const screen = await render(<LetterWriterEn />);
    await screen.getByLabelText(own.fields.name.label).fill('Ana Sample');
    await screen.getByLabelText(own.kinds.satisfied).click();
    await expect.element(screen.getByLabelText(own.fields.name.label)).toHaveValue('Ana Sample');
    await screen.getByLabelText(own.fields.court.label).selectOptions(own.courts.magistrate);
    await screen.getByLabelText(own.fields.paidDay.label).fill('2024-03-05');
    await expect.element(screen.getByText(/in the Magistrate Court of/)).toBeVisible();
    await expect.element(screen.getByText(/March 5, 2024/)).toBeVisible();
    await screen.getByRole('button', { name: own.clear }).click();
    await expect.element(screen.getByText(own.cleared)).toBeVisible();
    await expect.element(screen.getByLabelText(own.fields.name.label)).toHaveValue('');
    await expect.element(screen.getByLabelText(own.kinds.satisfied)).toBeChecked();
  });

  it('leaves nothing in the browser and calls nobody', async () => {
    const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    const before = stored();
    const screen = await render(<LetterWriterEn />);
    await screen.getByLabelText(own.fields.name.label).fill('Ana Sample');
    await screen.getByRole('button', { name: own.print }).click();
    await expect.poll(() => printed.length).toBe(1);
    expect(stored()).toBe(before);
    expect(location.search).not.toContain('Ana');
  });
});

describe('somebody who reads Spanish', () => {
  it('gets the letter in English and beside it a help that is marked as no part of it', async () => {
    const screen = await render(<LetterWriterEs />);
    await screen.getByLabelText(es.writer.kinds.file).click();
    await screen.getByLabelText(es.writer.grounds.yearly).click();
    const sheet = screen.container.querySelector('.letter-sheet');
    await expect.element(screen.getByText(helpTexts['ground.yearly'])).toBeVisible();
    await expect.element(screen.getByText(es.writer.notForSending)).toBeVisible();
    expect(sheet?.textContent).toContain(texts['ground.yearly']);
    expect(sheet?.textContent).not.toContain(helpTexts['ground.yearly']);
    expect(sheet?.querySelector('[lang]')?.getAttribute('lang')).toBe('en');
  });
});
