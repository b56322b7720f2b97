// Invented people, for tests and previews.
import type { PaperFacts } from './paper-facts.ts';

/** A case in magistrate court that was dismissed. */
export const dismissedInMagistrateCourt: PaperFacts = {
  court: 'magistrate',
  county: 'Fulton',
  docketNumber: '19ED012345',
  nameAsFiled: 'Maria Lopes',
  presentName: 'María López Ñúñez',
  plaintiffs: ['Peachtree Homes LLC'],
  otherRespondents: ['All other occupants'],
  served: [
    {
      name: 'Peachtree Homes LLC',
      through: 'agent',
      address: '1 Court Sq, Atlanta, GA 30303',
      isGone: false,
    },
  ],
  address: '25 Oak Street, Apt 4, Atlanta, GA 30310',
  phone: '(404) 555-0123',
  addressThen: '9 Elm Street, Atlanta, GA 30310',
  filedAgainstOn: '2019-05-03',
  judgedOn: '2019-06-11',
  caseOutcome: 'dismissed',
  judgment: 'none',
  writRecordedIn: null,
  part: 'name_in_index',
  nature: 'public',
  length: 'always',
  years: null,
  until: null,
  words: {
    story:
      'I paid my rent on the first of May. The office had put my payment on another apartment.\nThey dropped the case when they saw it.',
    harm: 'In March I was refused two apartments. Both letters name this case.\nMy daughter and I sleep at my sister’s.',
    apart: 'I never owed the rent this case was about, and the landlord wrote so.',
    outweighs: 'Nobody learns anything true about me from my name in that index.',
    toLandlord:
      'It was a mistake about a payment, and they dropped it. I have worked at the same bakery for six years.',
  },
  told: {
    toLandlord: 'Fue un error con un pago, y lo retiraron. Llevo seis años en la misma panadería.',
  },
  isReadBack: true,
  statementLacks: [],
  exhibits: [
    { letter: 'A', kind: 'docket_sheet', proves: 'story', fileId: '0' },
    { letter: 'B', kind: 'denial_letter', proves: 'harm', fileId: '1' },
  ],
  hasAffidavit: true,
  translator: 'Rosa Díaz',
  toldIn: 'es',
};

/** A statement that was told in English: the words of the paper are the words that were told. */
const inEnglish = (words: PaperFacts['words']) => ({ words, told: words, toldIn: 'en' }) as const;

/** A judgment in superior court that was paid, while the record still shows it open. */
export const paidInSuperiorCourt: PaperFacts = {
  ...dismissedInMagistrateCourt,
  court: 'superior',
  county: 'DeKalb',
  docketNumber: '17CV4411-6',
  nameAsFiled: 'Sam Okafor',
  presentName: 'Sam Okafor',
  plaintiffs: ['Linden Property Group, Inc.', 'Anna Stone'],
  otherRespondents: [],
  served: [
    {
      name: 'Linden Property Group, Inc.',
      through: 'attorney',
      address: 'B. Lane, 400 Main St, Decatur, GA 30030',
      isGone: false,
    },
    { name: 'Anna Stone', through: 'self', address: '77 Pine Rd, Decatur, GA 30032', isGone: false },
  ],
  caseOutcome: 'judgment-landlord',
  judgment: 'paid',
  writRecordedIn: 'DeKalb County',
  part: 'documents',
  nature: 'online',
  length: 'years',
  years: 7,
  ...inEnglish({
    partDetails: 'The affidavit of the landlord and the lease with my bank’s name on it.',
    story: 'I lost my job at the plant and could not pay two months. I was at the hearing.',
    debt: 'I owed $2,140. I paid the last of it on June 3, 2020, and I have the receipt.',
    harm: 'A nursing home withdrew its offer of an apartment for staff after it read the case.',
    apart: 'I paid everything, and the landlord says so in writing.',
    outweighs: 'The debt is gone. What is left only keeps me from living near my work.',
    toLandlord: 'I lost my job, and I have paid everything since. I have had the same job for five years.',
  }),
  translator: null,
};

/** Three matters of one client, one of them in state court and still owed. */
export const vipInThreeCourts: readonly PaperFacts[] = [
  dismissedInMagistrateCourt,
  paidInSuperiorCourt,
  {
    ...paidInSuperiorCourt,
    court: 'state',
    county: 'Cobb',
    docketNumber: '21-D-00771',
    judgment: 'owed',
    writRecordedIn: null,
    ...inEnglish({
      ...paidInSuperiorCourt.words,
      debt: 'I still owe $640. I pay $80 on the first of each month.',
      apart: 'I have paid every month since, and the landlord says so in writing.',
      outweighs:
        'What is left of the debt is paid in eight months, and an apartment near my work helps me pay it.',
      toLandlord: 'I lost my job. I have paid on the first of each month since, and I have a job again.',
    }),
    part: 'whole_file',
    nature: 'public',
    length: 'until',
    years: null,
    until: '2031-01-15',
  },
];
