import type { Locale } from '../languages.ts';
import type { PaperFacts } from './paper-facts.ts';
import type { Signer } from './template.ts';
import { inOneLine, valueOf, type VariableName } from './variables.ts';

/** A line of a signature block: written by hand, unless its value is known. */
export interface SignatureLine {
  readonly label: string;
  readonly value: string | null;
}

export interface SignatureBlock {
  readonly kind: 'signature';
  readonly signer: Signer;
  readonly lines: readonly SignatureLine[];
}

/** A filled line of a signature block as it is printed. */
export const filledLine = ({ label, value }: SignatureLine): string =>
  value === null ? label : `${label}: ${value}`;

/** What the officer before whom a paper is signed fills in: the place, the day, and how they know the signer. */
export const notarized: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'State of Georgia, County of',
    'Sworn to and subscribed before me on (date)',
    'Personally known to me, or identified by',
    'Notary public',
    'My commission expires (date)',
  ],
  es: [
    'Estado de Georgia, condado de',
    'Jurado y firmado ante mí el (fecha)',
    'A quien conozco en persona, o que se identificó con',
    'Notario público',
    'Mi comisión vence el (fecha)',
  ],
};

type SignerLines = Readonly<Record<Signer, readonly (string | readonly [string, VariableName])[]>>;

/**
 * The lines of each signature block. A pair is filled in from the facts. What makes the paper count stays blank:
 * signatures, days, and the notary's part.
 */
const signerLines: Readonly<Record<Locale, SignerLines>> = {
  en: {
    party: [
      'Signature of the party',
      'Date',
      ['Name', 'present_name'],
      ['Address', 'address'],
      ['Telephone', 'phone'],
    ],
    party_sworn: [
      'Signature of the party, in front of the notary',
      ['Name', 'present_name'],
      ...notarized.en,
    ],
    sender: ['Signature', ['Name', 'present_name'], 'Date'],
    server: [
      'Signature of the person who mailed or delivered the copies',
      'Name',
      'Date of mailing or delivery',
    ],
    translator_sworn: [
      'Signature of the translator, in front of the notary',
      ['Name', 'translator'],
      ...notarized.en,
    ],
    landlord: ['Signature', 'Name and title', 'Date'],
    judge: ['So ordered on (date)', 'Judge'],
    none: [],
  },
  es: {
    party: [
      'Firma de la parte',
      'Fecha',
      ['Nombre', 'present_name'],
      ['Dirección', 'address'],
      ['Teléfono', 'phone'],
    ],
    party_sworn: ['Firma de la parte, ante el notario', ['Nombre', 'present_name'], ...notarized.es],
    sender: ['Firma', ['Nombre', 'present_name'], 'Fecha'],
    server: [
      'Firma de quien envió por correo o entregó las copias',
      'Nombre',
      'Fecha del envío o de la entrega',
    ],
    translator_sworn: ['Firma de quien tradujo, ante el notario', ['Nombre', 'translator'], ...notarized.es],
    landlord: ['Firma', 'Nombre y cargo', 'Fecha'],
    judge: ['Así se ordena el (fecha)', 'Juez'],
    none: [],
  },
};

const plaintiffLabels: Readonly<Record<Locale, string>> = { en: 'Plaintiff', es: 'Demandante' };

export function signatureBlocks(signer: Signer, facts: PaperFacts, language: Locale): SignatureBlock[] {
  const lines = signerLines[language][signer].map((line): SignatureLine => {
    if (typeof line === 'string') return { label: line, value: null };
    const [label, known] = line;
    return { label, value: valueOf(known, facts, language) };
  });
  // Each plaintiff signs in a place of their own.
  if (signer === 'landlord')
    return facts.plaintiffs.map((name) => ({
      kind: 'signature',
      signer,
      lines: [{ label: plaintiffLabels[language], value: inOneLine(name) || null }, ...lines],
    }));
  return [{ kind: 'signature', signer, lines }];
}
