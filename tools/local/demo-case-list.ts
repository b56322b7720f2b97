import type { ContactChannel } from '#domain/cases/contact-log.ts';
import type { HoldKind } from '#domain/cases/endings.ts';
import type { CaseStatus } from '#domain/cases/status.ts';
import type { TaskCode } from '#domain/cases/tasks.ts';
import type { CaseOutcome, Urgency } from '#domain/intake/options.ts';
import type { Locale } from '#domain/languages.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import { DEMO_PEOPLE } from './demo-people.ts';

export interface DemoCase {
  readonly firstName: string;
  readonly lastName: 'Sample' | 'Muestra' | 'Demo';
  readonly email: string;
  readonly language: Locale;
  readonly city: string;
  readonly county: string;
  readonly landlord: string;
  readonly packageId: PackageId;
  readonly outcome: CaseOutcome;
  readonly urgency?: Urgency;
  readonly dockets?: readonly string[];
  /** The state of each matter. */
  readonly matters: readonly CaseStatus[];
  readonly daysAgo: number;
  readonly owned?: boolean;
  readonly words: { readonly accepted: string; readonly request: string };
  readonly messages?: readonly { readonly from: 'client' | 'staff'; readonly text: string }[];
  readonly tasks?: readonly { readonly code: TaskCode; readonly inDays: number }[];
  readonly calls?: readonly {
    readonly channel: ContactChannel;
    readonly reached: boolean;
    readonly note: string;
  }[];
  readonly hold?: { readonly kind: HoldKind; readonly reason: string };
}

const english = {
  accepted: 'We have what we need to begin.',
  request: 'Please send us a photo of the receipt for the amount you paid.',
};
const spanish = {
  accepted: 'Ya tenemos lo necesario para empezar.',
  request: 'Por favor mándenos una foto del recibo de lo que pagó.',
};
const address = (name: string) => `${name}@sample.example`;

/** Invented people, one for most states, so that every list and page of the workplace has something to show. */
export const demoCases: readonly DemoCase[] = [
  {
    firstName: 'Rosa',
    lastName: 'Demo',
    email: DEMO_PEOPLE.client.email,
    language: 'en',
    city: 'Decatur',
    county: 'DeKalb',
    landlord: 'Example Homes LLC',
    packageId: 'standard',
    outcome: 'dismissed',
    urgency: 'urgent',
    dockets: ['24-D-01001'],
    matters: ['client_review'],
    daysAgo: 9,
    owned: true,
    words: english,
    messages: [
      { from: 'client', text: 'Hello, I moved last month. Do you need my new address?' },
      { from: 'staff', text: 'Yes, please send it to us here. The court writes to the address it has.' },
    ],
    tasks: [{ code: 'client_reads', inDays: 3 }],
  },
  {
    firstName: 'Denise',
    lastName: 'Sample',
    email: address('denise'),
    language: 'en',
    city: 'Atlanta',
    county: 'Fulton',
    landlord: 'Sample Court Apartments',
    packageId: 'basic',
    outcome: 'dismissed',
    urgency: 'very-urgent',
    matters: ['submitted'],
    daysAgo: 0,
    words: english,
  },
  {
    firstName: 'Luis',
    lastName: 'Muestra',
    email: address('luis'),
    language: 'es',
    city: 'Norcross',
    county: 'Gwinnett',
    landlord: 'Muestra Properties',
    packageId: 'premium',
    outcome: 'judgment-landlord',
    matters: ['submitted'],
    daysAgo: 3,
    words: spanish,
    messages: [{ from: 'client', text: 'Buenas tardes, ¿ya empezaron a leer mi solicitud?' }],
  },
  {
    firstName: 'Tasha',
    lastName: 'Sample',
    email: address('tasha'),
    language: 'en',
    city: 'Macon',
    county: 'Bibb',
    landlord: 'Riverside Sample LP',
    packageId: 'standard',
    outcome: 'settled',
    dockets: ['23-MG-2002'],
    matters: ['in_review'],
    daysAgo: 4,
    owned: true,
    words: english,
    tasks: [{ code: 'match_record', inDays: 0 }],
  },
  {
    firstName: 'Carmen',
    lastName: 'Muestra',
    email: address('carmen'),
    language: 'es',
    city: 'Dalton',
    county: 'Whitfield',
    landlord: 'Valle Muestra Rentals',
    packageId: 'standard',
    outcome: 'judgment-landlord',
    matters: ['waiting_for_client'],
    daysAgo: 11,
    owned: true,
    words: spanish,
    calls: [
      { channel: 'call', reached: false, note: 'No answer.' },
      { channel: 'voicemail', reached: false, note: 'Neutral message: please call the office.' },
    ],
    tasks: [{ code: 'chase_client', inDays: -2 }],
    hold: { kind: 'unreachable', reason: 'Three tries over two channels.' },
  },
  {
    firstName: 'Andre',
    lastName: 'Sample',
    email: address('andre'),
    language: 'en',
    city: 'Savannah',
    county: 'Chatham',
    landlord: 'Harbor Sample Homes',
    packageId: 'standard',
    outcome: 'dismissed',
    dockets: ['MGCV24-3003'],
    matters: ['preparing'],
    daysAgo: 8,
    owned: true,
    words: english,
    tasks: [{ code: 'prepare_papers', inDays: 2 }],
  },
  {
    firstName: 'Keisha',
    lastName: 'Sample',
    email: address('keisha'),
    language: 'en',
    city: 'Augusta',
    county: 'Richmond',
    landlord: 'Garden Sample Estates',
    packageId: 'premium',
    outcome: 'judgment-tenant',
    matters: ['attorney_review'],
    daysAgo: 12,
    owned: true,
    words: english,
    tasks: [{ code: 'attorney_reads', inDays: 1 }],
  },
  {
    firstName: 'Devon',
    lastName: 'Sample',
    email: address('devon'),
    language: 'en',
    city: 'Warner Robins',
    county: 'Houston',
    landlord: 'Peach Sample Rentals',
    packageId: 'standard',
    outcome: 'dismissed',
    dockets: ['24-M-3103'],
    matters: ['attorney_review'],
    daysAgo: 6,
    owned: true,
    words: english,
    tasks: [{ code: 'attorney_reads', inDays: -1 }],
  },
  {
    firstName: 'Marisol',
    lastName: 'Muestra',
    email: address('marisol'),
    language: 'es',
    city: 'Marietta',
    county: 'Cobb',
    landlord: 'Casa Muestra LLC',
    packageId: 'basic',
    outcome: 'dismissed',
    dockets: ['24-M-4004'],
    matters: ['ready_to_file'],
    daysAgo: 17,
    words: spanish,
    tasks: [{ code: 'chase_client', inDays: 4 }],
  },
  {
    firstName: 'James',
    lastName: 'Sample',
    email: address('james'),
    language: 'en',
    city: 'Columbus',
    county: 'Muscogee',
    landlord: 'Uptown Sample Lofts',
    packageId: 'standard',
    outcome: 'dismissed',
    matters: ['filed'],
    daysAgo: 24,
    owned: true,
    words: english,
    calls: [{ channel: 'docket_check', reached: true, note: 'On the docket, no date yet.' }],
    tasks: [{ code: 'check_docket', inDays: -1 }],
  },
  {
    firstName: 'Yesenia',
    lastName: 'Muestra',
    email: address('yesenia'),
    language: 'es',
    city: 'Athens',
    county: 'Clarke',
    landlord: 'Campus Muestra Housing',
    packageId: 'premium',
    outcome: 'dismissed',
    matters: ['hearing_set'],
    daysAgo: 31,
    owned: true,
    words: spanish,
    messages: [{ from: 'client', text: '¿Puedo llevar a mi hija para que me acompañe?' }],
    tasks: [{ code: 'prepare_hearing', inDays: 5 }],
  },
  {
    firstName: 'Monique',
    lastName: 'Sample',
    email: address('monique'),
    language: 'en',
    city: 'Jonesboro',
    county: 'Clayton',
    landlord: 'Sample Ridge Apartments',
    packageId: 'vip',
    outcome: 'dismissed',
    dockets: ['2022CV-1', '2023CV-2', '2024CV-3'],
    matters: ['granted', 'denied', 'filed'],
    daysAgo: 45,
    owned: true,
    words: english,
    tasks: [{ code: 'order_copies', inDays: 0 }],
  },
  {
    firstName: 'Terrence',
    lastName: 'Sample',
    email: address('terrence'),
    language: 'en',
    city: 'McDonough',
    county: 'Henry',
    landlord: 'Sample Oaks',
    packageId: 'standard',
    outcome: 'settled',
    matters: ['notifying'],
    daysAgo: 60,
    words: english,
    tasks: [{ code: 'after_care', inDays: 6 }],
  },
  {
    firstName: 'Elena',
    lastName: 'Muestra',
    email: address('elena'),
    language: 'es',
    city: 'Gainesville',
    county: 'Hall',
    landlord: 'Lago Muestra',
    packageId: 'basic',
    outcome: 'dismissed',
    matters: ['closed'],
    daysAgo: 90,
    words: spanish,
  },
];
