import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { setupTokenHours } from '../access/sessions.ts';
import { ownDraftDays, publicDraftIdleMinutes } from '../intake/draft.ts';
import { periods, periodsInDays, type Period, type PeriodName } from './periods.ts';

const units = {
  en: { day: ['day', 'days'], month: ['month', 'months'], year: ['year', 'years'] },
  es: { day: ['día', 'días'], month: ['mes', 'meses'], year: ['año', 'años'] },
} as const;

/** Which sentence of the policy speaks of a period: the words it begins with. */
const where: Readonly<Record<PeriodName, { en: string; es: string }>> = {
  unpaidApplication: { en: 'Applications that were sent', es: 'Solicitudes enviadas' },
  closedCase: { en: 'Your case', es: 'Su caso' },
  message: { en: 'Messages that are not part of', es: 'Mensajes que no son' },
  quizAddress: { en: 'Your email address with', es: 'Su correo electrónico en' },
  closedAccount: { en: 'Your account and your', es: 'Su cuenta y su' },
  unopenedAccount: { en: 'Your account and your', es: 'Su cuenta y su' },
  mailContent: { en: 'Our list of emails', es: 'Nuestra lista de correos' },
  deadLetter: { en: 'Our list of emails', es: 'Nuestra lista de correos' },
  repeatKey: { en: 'What keeps something from being sent twice', es: 'Lo que evita que algo' },
  paymentEvent: { en: "The payment company's notices", es: 'Los avisos de la empresa' },
  addressChange: { en: 'Links we email you', es: 'Enlaces que le mandamos' },
  fault: { en: 'Errors on our site', es: 'Errores del sitio' },
  dataRequest: { en: 'A request about your data', es: 'Una petición sobre' },
};

describe.each(['en', 'es'] as const)('the privacy policy in %s', (language) => {
  const policy = readFileSync(`content/policies/privacy/${language}.mdx`, 'utf8');
  const inWords = ({ count, unit }: Period) => `${count} ${units[language][unit][count === 1 ? 0 : 1]}`;
  const sentence = (start: string) => {
    const found = policy.split('\n').filter((line) => line.startsWith(`- **${start}`));
    expect(found, start).toHaveLength(1);
    return found[0] ?? '';
  };

  it.each(Object.keys(periods) as PeriodName[])('says how long we keep it: %s', (name) => {
    expect(sentence(where[name][language])).toContain(inWords(periods[name]));
  });

  it('says no other period of these, and those the forms keep themselves', () => {
    const unfinished = sentence(language === 'en' ? 'Unfinished forms' : 'Formularios sin terminar');
    expect(unfinished).toContain(inWords({ count: ownDraftDays, unit: 'day' }));
    expect(unfinished).toContain(`${publicDraftIdleMinutes} ${language === 'en' ? 'minutes' : 'minutos'}`);
    expect(sentence(where.addressChange[language])).toContain(
      `${setupTokenHours} ${language === 'en' ? 'hours' : 'horas'}`,
    );
    const known = new Set([
      ...Object.values(periods).map(inWords),
      inWords({ count: ownDraftDays, unit: 'day' }),
    ]);
    const words = Object.values(units[language]).flat().join('|');
    const section = policy.split(/^## /m).find((part) => part.includes(unfinished)) ?? '';
    const found = section.match(new RegExp(`\\d+ (?:${words})(?!\\p{L})`, 'gu')) ?? [];
    expect(found.length).toBeGreaterThan(9);
    expect(found.filter((period) => !known.has(period))).toEqual([]);
  });
});

it('nothing goes a day too early: months and years are counted long', () => {
  expect(periodsInDays()).toMatchObject({
    unpaidApplication: 366,
    closedCase: 2_557,
    quizAddress: 186,
    mailContent: 30,
  });
});
