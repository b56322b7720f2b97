import { locales } from '../languages.ts';
import { packageIds } from '../packages/catalogue.ts';
import { states } from '../postal-address.ts';
import { limits } from './limits.ts';
import type { IntakeMessageKey } from './messages.ts';
import {
  addressUses,
  benefits,
  caseOutcomes,
  evictionCounts,
  interpreterNeeds,
  openAnswers,
  sealingReasons,
  urgencies,
  yesNo,
} from './options.ts';

interface AnyField {
  /** Key of the refusal when it stays unanswered. Without it the answer is optional. */
  readonly required?: IntakeMessageKey;
  /** Asked only after these answers, and after those that open them. */
  readonly when?: Readonly<Record<string, string>>;
  /** No longer asked once anything was chosen in this list. */
  readonly unless?: string;
  /** Asked only when one of these holds letters that papers cannot show. */
  readonly whenUnprinted?: readonly string[];
  /** What the browser may fill in by itself; never on a shared device. */
  readonly autoComplete?: string;
  /** Its place in a row on wide screens. */
  readonly width?: 'half' | 'third' | 'short';
}

interface TextField extends AnyField {
  readonly kind: 'text';
  readonly max: number;
  /** More than one line, this high. */
  readonly lines?: number;
  readonly spellCheck?: false;
}

/** Texts with a rule of their own. The answers are text, the year is stored as a number, a day as a date. */
interface RuledField extends AnyField {
  readonly kind: 'email' | 'phone' | 'zip' | 'date' | 'day' | 'year' | 'county';
}

interface ChoiceField extends AnyField {
  readonly kind: 'choice';
  readonly options: readonly [string, ...string[]];
  readonly control: 'radio' | 'select';
  /** Side by side where there is room. */
  readonly inRow?: true;
}

interface ChoicesField extends AnyField {
  readonly kind: 'choices';
  readonly options: readonly [string, ...string[]];
  /** An option that excludes the others, and the refusal when it does not stand alone. */
  readonly alone?: { readonly option: string; readonly message: IntakeMessageKey };
}

/** A box to tick that has to be ticked. */
interface AcceptanceField extends AnyField {
  readonly kind: 'acceptance';
  readonly required: IntakeMessageKey;
}

export type FieldFacts = TextField | RuledField | ChoiceField | ChoicesField | AcceptanceField;

const yesOrNo = { kind: 'choice', options: yesNo, control: 'radio', inRow: true } as const;
const withEviction = { when: { hasEviction: 'yes' } } as const;
/** A shelter, a motel or a safe house has a way through: staff write first. */
const withAddress = { unless: 'addressUse' } as const;
const withAttorney = { when: { workingWithAttorney: 'yes' } } as const;

/**
 * Every field of the application under its step, in the order in which the form asks. The rules, the form, the
 * review, the draft, the columns of `intake_forms` (the name in snake case) and the copy of one's own data are made
 * from this list; the words are in `i18n` under the same names. docs/recipes.md says how to add one.
 */
export const fieldsByStep = {
  personal: {
    firstName: {
      kind: 'text',
      max: limits.name,
      required: 'firstName.required',
      autoComplete: 'given-name',
      width: 'half',
    },
    lastName: {
      kind: 'text',
      max: limits.name,
      required: 'lastName.required',
      autoComplete: 'family-name',
      width: 'half',
    },
    latinName: {
      whenUnprinted: ['firstName', 'lastName'],
      kind: 'text',
      max: limits.property,
      required: 'latinName.required',
      spellCheck: false,
    },
    dateOfBirth: { kind: 'date', required: 'dateOfBirth.required', autoComplete: 'bday' },
    addressUse: { kind: 'choices', options: addressUses },
    streetAddress: {
      ...withAddress,
      kind: 'text',
      max: limits.address,
      required: 'streetAddress.required',
      autoComplete: 'address-line1',
    },
    streetAddress2: { ...withAddress, kind: 'text', max: limits.address, autoComplete: 'address-line2' },
    city: {
      ...withAddress,
      kind: 'text',
      max: limits.city,
      required: 'city.required',
      autoComplete: 'address-level2',
      width: 'third',
    },
    state: {
      kind: 'choice',
      options: states,
      control: 'select',
      required: 'state.required',
      autoComplete: 'address-level1',
      width: 'third',
    },
    zipCode: {
      ...withAddress,
      kind: 'zip',
      required: 'zipCode.invalid',
      autoComplete: 'postal-code',
      width: 'third',
    },
    phoneNumber: { kind: 'phone', autoComplete: 'tel', width: 'half' },
    email: { kind: 'email', required: 'email.invalid', autoComplete: 'email', width: 'half' },
    preferredLanguage: {
      kind: 'choice',
      options: locales,
      control: 'radio',
      inRow: true,
      required: 'preferredLanguage.required',
    },
  },
  eviction: {
    hasEviction: { ...yesOrNo, required: 'yesNo.required' },
    // Homes hang on these: they come first, so that free help of that county is named before anything else is asked.
    evictionCounty: { ...withEviction, kind: 'county', required: 'evictionCounty.required', width: 'half' },
    stillOpen: { ...withEviction, kind: 'choice', options: openAnswers, control: 'radio', inRow: true },
    hearingDate: { when: { stillOpen: 'yes' }, kind: 'day', width: 'short' },
    numberOfEvictions: {
      ...withEviction,
      kind: 'choice',
      options: evictionCounts,
      control: 'select',
      width: 'half',
    },
    caseOutcome: {
      ...withEviction,
      kind: 'choice',
      options: caseOutcomes,
      control: 'radio',
      required: 'caseOutcome.required',
    },
    knowsCaseNumber: { ...withEviction, ...yesOrNo },
    caseNumbers: {
      when: { knowsCaseNumber: 'yes' },
      kind: 'text',
      max: limits.caseNumbers,
      lines: 3,
      spellCheck: false,
    },
    paidMoney: { ...withEviction, ...yesOrNo },
    landlordName: { ...withEviction, kind: 'text', max: limits.property },
    propertyAddress: { ...withEviction, kind: 'text', max: limits.property },
    filingYear: { ...withEviction, kind: 'year', width: 'short' },
  },
  background: {
    attemptedSealingBefore: { ...yesOrNo, required: 'yesNo.required' },
    workingWithAttorney: { ...yesOrNo, required: 'yesNo.required' },
    attorneyOrganization: { ...withAttorney, kind: 'text', max: limits.organization },
    attorneyContact: { ...withAttorney, kind: 'text', max: limits.contact },
    benefits: {
      kind: 'choices',
      options: benefits,
      alone: { option: 'none', message: 'benefits.noneExcludesOthers' },
    },
    courtInterpreter: { kind: 'choice', options: interpreterNeeds, control: 'radio', inRow: true },
  },
  goals: {
    sealingReasons: { kind: 'choices', options: sealingReasons, required: 'sealingReasons.required' },
    urgency: { kind: 'choice', options: urgencies, control: 'radio', required: 'urgency.required' },
    signature: {
      kind: 'text',
      max: limits.signature,
      required: 'signature.required',
      autoComplete: 'name',
    },
    agreementAccepted: { kind: 'acceptance', required: 'agreement.required' },
  },
  package: {
    selectedServicePackage: {
      kind: 'choice',
      options: packageIds,
      control: 'radio',
      required: 'package.required',
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, FieldFacts>>>>;

/** The same without the steps. */
export const fields = {
  ...fieldsByStep.personal,
  ...fieldsByStep.eviction,
  ...fieldsByStep.background,
  ...fieldsByStep.goals,
  ...fieldsByStep.package,
};

type Fields = typeof fields;
export type IntakeField = keyof Fields;

/** All fields, in the order in which the form asks for them. */
export const intakeFields = Object.keys(fields) as readonly IntakeField[];

/** What the list says of a field, whatever its kind. */
export const factsOf = (field: IntakeField): FieldFacts => fields[field];

type AnswerTo<Facts> = Facts extends { kind: 'choice'; options: readonly (infer Option)[] }
  ? Option
  : Facts extends { kind: 'choices'; options: readonly (infer Option)[] }
    ? Option[]
    : Facts extends { kind: 'acceptance' }
      ? true
      : string;

/** Required of everybody: not asked only on some routes. */
type AlwaysGiven = {
  [Field in IntakeField]: Fields[Field] extends { required: string }
    ? Fields[Field] extends { when: object } | { unless: string } | { whenUnprinted: object }
      ? never
      : Field
    : never;
}[IntakeField];

/** An application whose every answer keeps the rules (submission.ts). */
export type IntakeSubmission = { [Field in AlwaysGiven]: AnswerTo<Fields[Field]> } & {
  [Field in Exclude<IntakeField, AlwaysGiven>]?: AnswerTo<Fields[Field]> | undefined;
};

/** The fields of one kind, such as the lists. */
export type FieldOfKind<Kind extends FieldFacts['kind']> = {
  [Field in IntakeField]: Fields[Field]['kind'] extends Kind ? Field : never;
}[IntakeField];
