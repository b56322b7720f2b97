// What may be left of a person in a browser: nothing, neither to see nor stored.
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { maria } from '#domain/intake/sample-person.ts';

/** What a stranger could recognize Maria by. */
export const personal = (email: string) => {
  const { firstName, lastName, streetAddress, phoneNumber, dateOfBirth } = maria();
  return [firstName, lastName, streetAddress, phoneNumber, '4045550199', dateOfBirth, email, 'DeKalb'];
};

export async function expectNothingKept(page: Page, email: string): Promise<void> {
  const storage = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const cached = await caches.keys();
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, databases, cached]);
  });
  for (const canary of personal(email)) expect(storage).not.toContain(canary);
}

export async function expectNothingShown(page: Page, email: string): Promise<void> {
  const shown = await page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    return [
      document.body.innerText,
      ...controls.filter((one) => one.type !== 'radio').map((one) => one.value),
    ]
      .join('\n')
      .replaceAll(/^.*DeKalb, Cobb.*$/gm, '');
  });
  for (const canary of personal(email)) expect(shown).not.toContain(canary);
}
