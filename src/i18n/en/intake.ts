import type {
  Benefit,
  CaseOutcome,
  EvictionCount,
  InterpreterNeed,
  OpenAnswer,
  SealingReason,
  Urgency,
  YesNo,
} from '#domain/intake/options.ts';
import type { IntakeField } from '#domain/intake/fields.ts';
import type { IntakeStepId } from '#domain/intake/steps.ts';
import filePicker from '#i18n/en/file-picker.ts';

interface FieldWords {
  label: string;
  /** Why we ask, or how to find the answer. */
  hint?: string;
}

const yesNo: Record<YesNo, string> = { yes: 'Yes', no: 'No' };

/** Words of the intake form. What it says about refused answers is in intake-messages.ts. */
const words = {
  stepOf: 'Step {n} of {count}',
  nextStep: 'Next: {name}',
  steps: {
    personal: {
      name: 'About you',
      lead: 'We use this to prepare your papers and to write to you.',
    },
    eviction: {
      name: 'Your eviction case',
      lead: 'Answer what you know. “I don’t know” is fine: we look up the public record.',
    },
    background: { name: 'Background', lead: 'A few short questions about help you already have.' },
    goals: {
      name: 'Goals and signature',
      lead: 'Tell us what matters to you, add papers if you have them, and sign.',
    },
    package: {
      name: 'Package and review',
      lead: 'Choose a package and look over your answers. You pay after this.',
    },
  } satisfies Record<IntakeStepId, { name: string; lead: string }>,
  requiredMark: 'Required fields are marked with *',
  optional: '(optional)',
  errorPrefix: 'Error:',
  next: 'Next',
  previous: 'Previous',
  backToReview: 'Back to review',
  loading: 'The form is loading. You can already type.',
  choose: 'Choose one',
  fields: {
    firstName: { label: 'First name' },
    lastName: { label: 'Last name', hint: 'Both surnames if you use two.' },
    dateOfBirth: { label: 'Date of birth', hint: 'The service is for adults, 18 and over.' },
    streetAddress: { label: 'Street address', hint: 'Where you live now. Court papers carry it.' },
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
      hint: 'It is open if no judge has decided it, if a hearing is still to come, or if an appeal is running.',
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
      hint: 'If so, we ask you how to work together with them.',
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
      hint: 'Tell us about your own deadline. We work on the most urgent requests first, in every package. It is no promise that papers or a judge will be that fast.',
    },
    signature: {
      label: 'Type your full legal name to sign',
      hint: 'This has the effect of signing the agreement by hand.',
    },
    agreementAccepted: { label: 'I have read the agreement and accept all terms and conditions.' },
    selectedServicePackage: { label: 'Choose your service package' },
  } as Record<IntakeField, FieldWords>,
  options: {
    preferredLanguage: { en: 'English', es: 'Español' },
    state: { Georgia: 'Georgia' },
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
  } as Partial<Record<IntakeField, Record<string, string>>>,
  birth: { day: 'Day', month: 'Month', year: 'Year', dayHint: 'DD', yearHint: 'YYYY' },
  emailMeant: 'Did you mean {email}?',
  emailUse: 'Yes, use it',
  zipOutsideGeorgia:
    'This ZIP code is outside Georgia. That is fine if you moved: the case itself has to be in Georgia.',
  signatureDiffers: 'This reads differently from the name you gave, {name}. If this is how you sign, go on.',
  signedAgain: 'You changed an answer after signing. Please read the agreement again, sign and accept it.',
  agreementTitle: 'Read the agreement',
  agreementVersion: 'Version {version}',
  agreementNote: 'Submitting this form does not guarantee acceptance of your case.',
  severalCases:
    'You told us of {count} cases. {name} may cover fewer: look at what each price covers. With two cases, a smaller package for each may cost less. If you choose one for fewer cases, we ask you which case to work on.',
  notices: {
    'no-eviction': {
      title: 'You may not need us',
      text: 'Our service is for people with an eviction case filed in a Georgia court. If you are facing an eviction now, or are not sure, free legal aid can help you. You may go on if you want us to look.',
    },
    'hearing-near': {
      title: 'Your hearing is close: call a free lawyer today',
      text: 'We do not help in a case that is still going on, and our papers would come too late for this hearing. Please go to the hearing, even if you have no lawyer. Free legal aid can tell you what to bring and what to say. You may send this form later, when the case is over.',
    },
    'open-case': {
      title: 'Please talk to a free lawyer first',
      text: 'Our papers do not stop an eviction. While the case is open, there are short deadlines to answer, to pay rent into court and to appeal, and missing one can cost you your home. How the case ends also counts later, when you ask a judge to limit the record. You may go on, but please call before you pay us.',
    },
    'maybe-open': {
      title: 'Find out if your case is still open before you pay',
      text: 'If it is open, short deadlines may be running, and our papers do not stop an eviction. The clerk of the court in that county can tell you: give your name and ask if there is a hearing. Free legal aid can tell you what it means. You may go on meanwhile.',
    },
    'harder-case': {
      title: 'This kind of case is harder',
      text: 'When the landlord won, it is often harder to give a judge a reason. A lawyer can tell you what may help, and legal aid lawyers are free. You may go on: we read every application and tell you whether we can help. A judge decides.',
    },
    links: 'Free help',
    legalAid: 'georgialegalaid.org: guides and forms, also in Spanish',
    atlanta: 'Atlanta Legal Aid, 404-524-5811 (Fulton, DeKalb, Cobb, Gwinnett, Clayton)',
    otherCounties:
      'Georgia Legal Services Program, 1-833-457-7529 (all other counties; confirm the number at glsp.org)',
    hearing: 'My hearing is tomorrow: what to do now',
  },
  device: {
    label: 'Is this your own device?',
    hint: 'On a shared phone or computer we keep your answers for a short time only.',
    own: 'Yes, my own',
    public: 'No, it is shared or public',
    publicNote:
      'We clear this page after {minutes} minutes without typing. Nobody else should see your answers.',
  },
  draft: {
    restored: 'Welcome back. Your answers are still here.',
    unsaved: 'We cannot save your answers on our side right now. You can go on; just keep this page open.',
    switchUnsaved: 'We cannot save right now, so changing the language would lose your answers.',
    switchAnyway: 'Change the language anyway',
    gone: 'This link was already used or is too old. You can ask for a new one with “Finish later”.',
    cleared: 'Your answers were cleared because nothing was typed for {minutes} minutes.',
    clearedByYou: 'Your answers were cleared.',
    saved: 'Saved ✓',
    clear: 'Clear my answers',
    clearTitle: 'Clear all your answers?',
    clearText:
      'This removes what you typed and the files you added, here and on our side. It cannot be undone.',
    clearYes: 'Yes, clear them',
    cancel: 'Keep them',
  },
  later: {
    open: 'Finish later',
    title: 'Send me a link to continue',
    text: 'We email you a link that opens this form with your answers. It works once.',
    email: 'Email',
    send: 'Send the link',
    sending: 'Sending…',
    sent: 'If the address is right, the link is on its way. Check your inbox and the spam folder.',
    failed: 'The link could not be sent. Please try again in a moment.',
    close: 'Close',
  },
  files: {
    ...filePicker,
    label: 'Papers that may help',
    hint: 'For example court papers, a receipt, a letter. PDF, DOC, DOCX, JPG, JPEG or PNG, up to 10 MB each.',
    later: 'To be sent later. We will ask you for it after you submit.',
    none: 'No files',
    notAdded: '{name} (not added)',
    withoutTitle: 'These files could not be added',
    withoutChange: 'Look at my files',
    withoutGoOn: 'Continue without them',
  },
  review: {
    title: 'Check your answers',
    text: 'You sign over what you see here. Change anything that is not right.',
    change: 'Change',
    changeNamed: 'Change: {label}',
    notAnswered: 'Not answered',
    unanswered: 'Left open: {count}',
    files: 'Files',
    accepted: 'Read and accepted',
    // Beside an answer a name is enough; the question in full stands at its step.
    short: {
      dateOfBirth: 'Date of birth',
      preferredLanguage: 'Language',
      hasEviction: 'Eviction case in Georgia',
      numberOfEvictions: 'How many cases',
      evictionCounty: 'County',
      stillOpen: 'Still open',
      hearingDate: 'Hearing',
      caseOutcome: 'How it ended',
      knowsCaseNumber: 'Case number known',
      caseNumbers: 'Case numbers',
      paidMoney: 'Paid what was asked',
      landlordName: 'Landlord or property',
      propertyAddress: 'Home in the case',
      filingYear: 'Year filed',
      attemptedSealingBefore: 'Asked a court before',
      workingWithAttorney: 'Lawyer or legal aid',
      attorneyOrganization: 'Their name',
      attorneyContact: 'Their phone or email',
      benefits: 'Benefits',
      courtInterpreter: 'Court interpreter',
      sealingReasons: 'Reasons',
      urgency: 'Urgency',
      signature: 'Signature',
      agreementAccepted: 'Agreement',
      files: 'Papers',
    } as Partial<Record<IntakeField | 'files', string>>,
    paidLead: 'Look over your answers before you send them.',
    alreadyPaid: 'Already paid',
    alreadyPaidText: 'Your payment is here. This application goes to your paid case.',
    total: 'You pay now',
  },
  submit: {
    pay: 'Proceed to Payment',
    plain: 'Submit application',
    sending: 'Submitting',
    next: 'The payment page opens in a new tab. Nothing is charged before you pay there.',
  },
  summary: {
    title: 'Please check {count} answers',
    titleOne: 'Please check one answer',
  },
  success: {
    title: 'Form Submitted Successfully!',
    preparing: 'Preparing your secure payment...',
    preparingPaid: 'We are adding it to your case...',
    preparingLater: 'Your payment link follows by email.',
    redirecting: 'Redirecting to Payment',
    taking: 'Taking you to secure payment for your package',
    panel: 'We have your application',
    reference: 'Your reference is {reference}.',
    openPayment: 'Open the payment page',
    openConfirmation: 'See what happens next',
  },
  failure: {
    title: 'Submission Failed',
    text: 'There was an error submitting your form. Please try again.',
    kept: 'Your answers are still here.',
    offline: 'We could not reach our server. Check your connection and try again.',
    reference: 'If you write to us, give this reference: {reference}',
    write: 'Write to us',
  },
  already: {
    title: 'We already have your application',
    text: 'It arrived with the reference {reference}. Your latest changes are not part of it.',
    pay: 'Go to payment',
    details: 'See what happens next',
    correctionTitle: 'Send us a correction',
    correctionText: 'Tell us what changed. We add it to your application.',
    correctionLabel: 'What should we correct?',
    send: 'Send the correction',
    sending: 'Sending…',
    sent: 'We have your correction. Its reference is {reference}.',
    failed: 'The correction could not be sent. Please try again.',
    empty: 'Write what we should correct.',
  },
  toast: { region: 'Messages', close: 'Close this message' },
  paused: {
    text: 'We are not taking new applications right now. Please come back later.',
    begun:
      'If you began a form in this browser, it opens here by itself. Payments and open cases go on as before.',
    unsold:
      'That is why you cannot buy a package for a new case now. Nothing was charged. Have you sent your application already? Pay with the link in our email.',
    write: 'Write to us',
    packages: 'See services and prices',
    courtDate: 'Is your court date near? Do not wait for us: call free legal aid today.',
    freeHelp: 'Free legal help',
  },
};
export type IntakeWords = typeof words;
export default words;
