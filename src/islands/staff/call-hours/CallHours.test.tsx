import { expect, it } from 'vitest';
import type { OwnCallHours } from '#domain/calendar/calls.ts';
import { locales } from '#domain/languages.ts';
import { fieldMessages } from '#i18n/field-messages.ts';
import { fill } from '#i18n/format.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, refuse, serve } from '#tests/components/server.ts';
import CallHours from './CallHours.tsx';

const own: OwnCallHours = {
  hours: [{ weekday: 1, opens: '09:00', closes: '12:00' }],
  languages: ['es'],
  daysOff: ['2099-12-24'],
  calls: [
    {
      id: 'k1',
      at: '2099-03-12T14:00:00Z',
      phone: '(404) 555-0199',
      language: 'es',
      caseId: 'c1',
      caseNumber: 'FK-2026-ACDE34',
    },
  ],
};
it.each(locales)('somebody who works here sees their calls and sets their hours, in %s', async (locale) => {
  const words = staffWords[locale];
  const labels = words.callHours;
  const server = serve({
    'GET /api/staff/call-hours': () => answer(own),
    'POST /api/staff/call-hours': () => answer({ done: true }),
    'DELETE /api/staff/calls/k1': () => new Response(null, { status: 204 }),
  });
  const screen = await renderAtWork(<CallHours />, locale);
  await expect.element(screen.getByRole('link', { name: 'FK-2026-ACDE34' })).toBeVisible();
  const monday = labels.days[0] ?? '';
  const wednesday = labels.days[2] ?? '';
  await expect.element(screen.getByLabelText(fill(labels.opens, { day: monday }))).toHaveValue('09:00');
  await screen.getByLabelText(fill(labels.opens, { day: wednesday })).fill('13:00');
  await screen.getByLabelText(fill(labels.closes, { day: wednesday })).fill('15:30');
  await screen.getByRole('button', { name: labels.submit }).click();
  await expect.element(screen.getByText(labels.done)).toHaveFocus();
  expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    languages: ['es'],
    hours: [...own.hours, { weekday: 3, opens: '13:00', closes: '15:30' }],
    daysOff: ['2099-12-24'],
  });
  server.change({
    'POST /api/staff/call-hours': () =>
      refuse(400, 'invalid_input', {
        fields: [{ field: 'hours.1.closes', code: 'x', message: 'The end must be later.' }],
      }),
  });
  await screen.getByRole('button', { name: labels.submit }).click();
  // The call counts the days with hours alone; it is said at the day all the same.
  const end = screen.getByLabelText(fill(labels.closes, { day: wednesday }));
  await expect.element(end).toHaveAccessibleDescription(/The end must be later/);
  await expect.element(end).toHaveFocus();
  await end.fill('12:00');
  await screen.getByLabelText(labels.daysOff).fill('2099-12-24\n12/25/2099');
  await screen.getByRole('button', { name: labels.submit }).click();
  const messages = fieldMessages[locale];
  await expect.element(end).toHaveAccessibleDescription(new RegExp(messages['time.endsBefore']));
  await expect
    .element(screen.getByLabelText(labels.daysOff))
    .toHaveAccessibleDescription(new RegExp(messages['date.invalid']));
  expect(server.calls.filter(({ method }) => method === 'POST')).toHaveLength(2);
});
