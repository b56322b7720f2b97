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
    story:
      'Pagué la renta el primero de mayo. La oficina anotó mi pago en otro apartamento.\nRetiraron el caso cuando lo vieron.',
    harm: 'En marzo me rechazaron en dos apartamentos. Las dos cartas nombran este caso.\nMi hija y yo dormimos en casa de mi hermana.',
    apart: 'Nunca debí la renta de la que trata este caso, y el arrendador lo escribió.',
    outweighs: 'Con mi nombre en esa lista nadie sabe nada verdadero de mí.',
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

/**
 * A default: the papers hung on the door of a home she had left, nobody answered, and the judge gave the home back and
 * awarded no money. Told in English.
 */
export const defaultAfterPapersOnTheDoor: PaperFacts = {
  ...dismissedInMagistrateCourt,
  county: 'Clayton',
  docketNumber: '2020CM10442',
  nameAsFiled: 'Denise Walker',
  presentName: 'Denise Walker',
  plaintiffs: ['Southlake Rentals, LP'],
  otherRespondents: [],
  served: [
    {
      name: 'Southlake Rentals, LP',
      through: 'agent',
      address: '9 Peach Way, Jonesboro, GA 30236',
      isGone: false,
    },
  ],
  address: 'P.O. Box 118, Jonesboro, GA 30237',
  phone: null,
  addressThen: '40 Mill Court, Apt 2, Riverdale, GA 30274',
  filedAgainstOn: '2020-11-16',
  judgedOn: '2020-12-04',
  caseOutcome: 'judgment-landlord',
  judgment: 'none',
  part: 'whole_file',
  nature: 'public',
  length: 'years',
  years: 10,
  ...inEnglish({
    story:
      'I moved out of 40 Mill Court on October 30, 2020, and gave the keys to the office that day.\nThe court papers were put on that door and mailed there in November. I never saw them, so I did not answer. I first heard of the case in 2023, from a landlord who refused me.',
    harm: 'Since 2023 four landlords have refused me because of this case, the last one on August 14, 2026.\nEach letter names this file. My son and I live in one room at my mother’s.',
    apart:
      'I had already moved out and given back the keys when the case was filed. I have the receipt for the keys.',
    outweighs:
      'The file says I lost a home that I had already left. It warns nobody of anything I did, and it keeps us from a home of our own.',
    toLandlord: 'I moved out and gave back the keys before the case was filed. I never knew of it.',
  }),
  exhibits: [
    { letter: 'A', kind: 'docket_sheet', proves: 'story', fileId: '0' },
    { letter: 'B', kind: 'other', proves: 'apart', fileId: '1' },
    { letter: 'C', kind: 'denial_letter', proves: 'harm', fileId: '2' },
  ],
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
