// What a paper says of facts that have codes: exhibits, what they show, and how each person gets a copy.
import type { Locale } from '../languages.ts';
import type { Exhibit, ServedParty } from './paper-facts.ts';
import type { PaperFacts } from './paper-facts.ts';
import { inOneLine } from './variables.ts';

const exhibitNames: Readonly<Record<Locale, Readonly<Record<Exhibit['kind'], string>>>> = {
  en: {
    docket_sheet: 'Docket sheet and final order',
    denial_letter: 'Denial letter or adverse action notice',
    screening_page: 'Page of a screening report that shows this case',
    proof_of_payment: 'Proof of payment',
    consent: 'Written consent of the plaintiff',
    protective_order: 'Protective order',
    other: 'Document',
  },
  es: {
    docket_sheet: 'Hoja de registro y orden final',
    denial_letter: 'Carta de rechazo o aviso de acción adversa',
    screening_page: 'Página de un reporte de inquilinos que muestra este caso',
    proof_of_payment: 'Comprobante de pago',
    consent: 'Consentimiento por escrito del demandante',
    protective_order: 'Orden de protección',
    other: 'Documento',
  },
};

const provesNames: Readonly<Record<Locale, Readonly<Record<Exhibit['proves'], string>>>> = {
  en: {
    story: 'how the case began and ended',
    debt: 'the money claimed',
    harm: 'the harm',
    apart: 'what is different here',
  },
  es: {
    story: 'cómo empezó y terminó el caso',
    debt: 'el dinero que se reclamó',
    harm: 'el daño',
    apart: 'lo que es distinto aquí',
  },
};

export function exhibitName({ letter, kind }: Exhibit, language: Locale = 'en'): string {
  const word = language === 'en' ? 'Exhibit' : 'Anexo';
  return `${word} ${letter}: ${exhibitNames[language][kind]}`;
}

/** An exhibit as a paper lists it, with what it shows. */
export function exhibitLine(exhibit: Exhibit, language: Locale): string {
  const shows = language === 'en' ? 'shows' : 'muestra';
  return `${exhibitName(exhibit, language)} (${shows} ${provesNames[language][exhibit.proves]})`;
}

const wayOf: Readonly<Record<Locale, Readonly<Record<ServedParty['through'], string>>>> = {
  en: {
    attorney: 'through the attorney of record',
    agent: 'through the registered agent',
    self: 'at the last known address',
  },
  es: {
    attorney: 'por medio de su abogado en el caso',
    agent: 'por medio de su agente registrado',
    self: 'en su última dirección conocida',
  },
};

export const servedLine = ({ name, through, address }: ServedParty, language: Locale): string =>
  `${inOneLine(name)}, ${wayOf[language][through]}: ${inOneLine(address ?? '')}`;

/** Whoever delivers a copy ticks how; nobody else can know it. */
export const waysOfDelivery: Readonly<Record<Locale, readonly string[]>> = {
  en: ['by mail, with enough postage', 'by hand'],
  es: ['por correo, con las estampillas necesarias', 'en mano'],
};

/** The first line of a caption. */
export function courtLine(court: string, county: string, language: Locale): string {
  return language === 'en'
    ? `In the ${court} of ${county} County, State of Georgia`
    : `En el ${court} del condado de ${county}, estado de Georgia`;
}

/** The English of own words in a copy for reading, under the name of whoever made it. */
export function translatedBy({ translator }: Pick<PaperFacts, 'translator'>): string | null {
  const name = inOneLine(translator ?? '');
  return name ? `Así lo puso en inglés ${name}:` : null;
}
