import type { IntakeField } from '#domain/intake/fields.ts';
import type {
  AddressUse,
  Benefit,
  CaseOutcome,
  EvictionCount,
  InterpreterNeed,
  OpenAnswer,
  SealingReason,
  Urgency,
  YesNo,
} from '#domain/intake/options.ts';

interface FieldWords {
  label: string;
  /** Why we ask, or how to find the answer. */
  hint?: string;
}

const yesNo: Record<YesNo, string> = { yes: 'Yes', no: 'No' };

/** What each field of the intake form is called. */
export const fields = {
  firstName: { label: 'First name' },
  lastName: {
    label: 'Last name',
    hint: 'Both surnames if you use two.',
  },
  latinName: {
    label: 'How is your name written on the court’s papers, in Latin letters?',
    hint: 'Papers for a court are printed in these letters. Your name stays as you wrote it everywhere else.',
  },
  dateOfBirth: { label: 'Date of birth', hint: 'The service is for adults, 18 and over.' },
  addressUse: {
    label: 'No street address, or not safe to share?',
    hint: 'A shelter, a motel, a safe house: we email you first, and together we find an address for your mail before we make the motion.',
  },
  streetAddress: {
    label: 'Street address',
    hint: 'Where you get mail. It goes on public court papers, and the landlord gets a copy.',
  },
  streetAddress2: { label: 'Apartment, unit or lot' },
  city: { label: 'City' },
  state: { label: 'State' },
  zipCode: { label: 'ZIP code' },
  phoneNumber: {
    label: 'Phone number',
    hint: 'Only if we have a question about your case. Choose one where it is safe to call you.',
  },
  email: {
    label: 'Email',
    hint: 'We send your confirmation and your payment link here. Choose an address that only you read.',
  },
  preferredLanguage: {
    label: 'Which language do you prefer?',
    hint: 'We write and call in this language.',
  },
  hasEviction: {
    label: 'Has a landlord ever filed an eviction case against you in Georgia?',
    hint: 'A filed case counts, even if it was dismissed or you never had to leave. Court papers may call it “dispossessory”.',
  },
  numberOfEvictions: { label: 'How many eviction cases are there?' },
  evictionCounty: {
    label: 'In which county was the case?',
    hint: 'The newest case, if there is more than one.',
  },
  stillOpen: {
    label: 'Is the case still open?',
    hint: 'It is open if no judge has decided it, if a hearing is still to come, or if a higher court has been asked to review it.',
  },
  hearingDate: { label: 'When is your hearing?', hint: 'The day on the court’s paper, if you know it.' },
  caseOutcome: {
    label: 'How did the case end?',
    hint: 'The judge will want to know. If it has not ended, choose “I don’t know”.',
  },
  knowsCaseNumber: { label: 'Do you know the case number?' },
  caseNumbers: {
    label: 'Case number or numbers',
    hint: 'One per line, exactly as shown on the court papers.',
  },
  paidMoney: {
    label: 'Did you pay what the court or the landlord asked for?',
    hint: 'It helps us fill in your papers correctly.',
  },
  landlordName: {
    label: 'Landlord or property name',
    hint: 'Exactly as shown on the court papers, if you have them.',
  },
  propertyAddress: { label: 'Address of the home in the case' },
  filingYear: { label: 'Year the case was filed', hint: 'For example 2021.' },
  attemptedSealingBefore: { label: 'Have you asked a court before to seal or limit this record?' },
  workingWithAttorney: {
    label: 'Are you working with a lawyer or legal aid on this?',
    hint: 'If so, we’ll ask how to coordinate with them.',
  },
  attorneyOrganization: { label: 'Name of the lawyer or organization' },
  attorneyContact: { label: 'Their phone or email' },
  benefits: {
    label: 'Do you receive any of these?',
    hint: 'They can help when you ask the court to waive its fees. Choose all that apply.',
  },
  courtInterpreter: {
    label: 'Do you need an interpreter in court?',
    hint: 'The court provides one if we ask in time. You do not need to bring anyone.',
  },
  sealingReasons: {
    label: 'Why do you want the record sealed?',
    hint: 'Choose all that apply. The court weighs the harm to you.',
  },
  urgency: {
    label: 'How urgent is it?',
    hint: 'Tell us about your own deadline. We work on the most urgent requests first, in every package. This is not a promise that the papers or a judge will be that fast.',
  },
  signature: {
    label: 'Type your full legal name to sign',
    hint: 'This counts the same as signing the agreement by hand.',
  },
  agreementAccepted: { label: 'I have read the agreement and accept all terms and conditions.' },
  selectedServicePackage: { label: 'Choose your service package' },
} as Record<IntakeField, FieldWords>;

/** Answers to choose from. */
export const options = {
  preferredLanguage: { en: 'English', es: 'Español' },
  // Those that Spanish calls otherwise; all others are called as they are stored.
  state: {
    'District of Columbia': 'District of Columbia',
    Hawaii: 'Hawaii',
    Louisiana: 'Louisiana',
    Mississippi: 'Mississippi',
    Missouri: 'Missouri',
    'New Hampshire': 'New Hampshire',
    'New Jersey': 'New Jersey',
    'New Mexico': 'New Mexico',
    'New York': 'New York',
    'North Carolina': 'North Carolina',
    'North Dakota': 'North Dakota',
    Oregon: 'Oregon',
    Pennsylvania: 'Pennsylvania',
    'South Carolina': 'South Carolina',
    'South Dakota': 'South Dakota',
    'West Virginia': 'West Virginia',
  },
  hasEviction: yesNo,
  knowsCaseNumber: yesNo,
  paidMoney: yesNo,
  attemptedSealingBefore: yesNo,
  workingWithAttorney: yesNo,
  numberOfEvictions: { '1': '1', '2': '2', '3': '3', '4': '4', '5+': '5 or more' } satisfies Record<
    EvictionCount,
    string
  >,
  stillOpen: { ...yesNo, unknown: 'I don’t know' } satisfies Record<OpenAnswer, string>,
  caseOutcome: {
    dismissed: 'It was dismissed',
    'judgment-landlord': 'The landlord won (judgment for the landlord)',
    'judgment-tenant': 'I won (judgment for the tenant)',
    settled: 'We settled or agreed',
    unknown: 'I don’t know',
  } satisfies Record<CaseOutcome, string>,
  courtInterpreter: {
    no: 'No',
    spanish: 'Yes, Spanish',
    asl: 'Yes, sign language',
    other: 'Yes, another language',
  } satisfies Record<InterpreterNeed, string>,
  addressUse: { ask: 'Right, write to me first' } satisfies Record<AddressUse, string>,
  benefits: {
    snap: 'SNAP (food stamps)',
    medicaid: 'Medicaid',
    tanf: 'TANF',
    ssi: 'SSI',
    'section-8': 'Section 8 housing',
    wic: 'WIC',
    'school-lunch': 'Free or reduced school lunch',
    liheap: 'Low Income Home Energy Assistance',
    none: 'None of the above',
  } satisfies Record<Benefit, string>,
  sealingReasons: {
    housing: 'Housing or rental applications',
    employment: 'Employment',
    education: 'Education',
    licensing: 'Professional licensing',
    privacy: 'Personal privacy',
    family: 'Family stability',
    financial: 'Financial opportunities',
    other: 'Other',
  } satisfies Record<SealingReason, string>,
  urgency: {
    'very-urgent': 'Very urgent: my deadline is within 1–2 weeks',
    urgent: 'Urgent: my deadline is within 1 month',
    moderate: 'Moderate: my deadline is within 2–3 months',
    low: 'Low: I have no deadline',
  } satisfies Record<Urgency, string>,
} as Partial<Record<IntakeField, Record<string, string>>>;
