import type { IntakeMessageKey } from '#domain/intake/messages.ts';
import emailMessages from './email-messages.ts';
import textMessages from './text-messages.ts';

/** What the form says if an answer is refused. */
export const intakeMessages: Record<IntakeMessageKey, string> = {
  'firstName.required': 'First name is required. If you have only one name, press “I have only one name”.',
  'lastName.required': 'Last name is required. If you have only one name, press “I have only one name”.',
  'latinName.required': 'Write your name in the letters A to Z, as it is on the court’s papers.',
  'dateOfBirth.required': 'Date of birth is required.',
  'dateOfBirth.invalid': 'Enter a real date of birth: day, month and four-digit year.',
  'dateOfBirth.underage':
    'This service is for adults, 18 and over. If you are younger, a parent or guardian can call free legal aid for you.',
  'streetAddress.required': 'Street address is required.',
  'city.required': 'City is required.',
  'state.required': 'State is required.',
  'zipCode.invalid': 'Zip code must be at least 5 digits, like 30303 or 30303-1234.',
  'phoneNumber.invalid':
    'Enter all 10 digits of the phone number, or leave it empty. For a number outside the U.S., begin with + and the country code.',
  'preferredLanguage.required': 'Please select your preferred language.',
  'yesNo.required': 'Please select yes or no.',
  'evictionCounty.required': 'Please select the county of the case.',
  'caseOutcome.required': 'Please select how the case ended. “I don’t know” is fine.',
  'hearingDate.invalid': 'Enter the day shown on the court’s paper, or leave it empty.',
  'filingYear.invalid': 'Enter the year with four digits, or leave it empty.',
  'option.unknown': 'Please choose one of the options shown.',
  'benefits.noneExcludesOthers': 'Choose “None of the above” alone, or the benefits that apply.',
  'sealingReasons.required': 'Please choose at least one reason.',
  'urgency.required': 'Please select urgency level.',
  'signature.required': 'Digital signature is required.',
  'agreement.required': 'You must accept all terms and conditions.',
  'agreement.changed':
    'The agreement changed since you opened this page. Please read it again and accept it.',
  'package.required': 'Please select a service package.',
  ...emailMessages,
  'text.tooLong': textMessages['text.tooLong'],
  'text.characters': textMessages['text.characters'],
  'field.wrongType': textMessages['field.wrongType'],
};
