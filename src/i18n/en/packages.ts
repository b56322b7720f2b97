/** Words of the four packages. Prices are in src/domain/packages, promised timings in src/domain/promises. */
import type { PackageId } from '#domain/packages/catalogue.ts';

interface OnePackage {
  name: string;
  description: string;
  features: string[];
  notIncluded: string[];
}

const courtFees = 'Court fees';
const courtFeesOfEach = 'Court fees of each case';
const otherCosts = 'A notary, printing, postage, certified copies';
const inCourt = 'Someone to speak for you in court';

const words = {
  byId: {
    basic: {
      name: 'Basic',
      description: 'Your papers, ready for you to file yourself.',
      features: [
        'We check the public court record of your case',
        'A motion prepared from your answers, with a list of the papers that support it',
        'Step-by-step instructions for filing it yourself',
        'Your case in an online portal',
        'Help by email',
      ],
      notIncluded: [courtFees, otherCosts, inCourt, 'Delivery to the court', 'Follow-up after a court order'],
    },
    standard: {
      name: 'Standard',
      description: 'Your papers prepared and taken to the court clerk.',
      features: [
        'Everything in Basic',
        'The signed papers delivered to the clerk for filing',
        'Filing checked and the court date followed',
        'Help by email and by scheduled phone call',
      ],
      notIncluded: [courtFees, otherCosts, inCourt, 'Follow-up after a court order'],
    },
    premium: {
      name: 'Premium',
      description: 'Papers, delivery, and follow-up by email and phone until your case is closed.',
      features: [
        'Everything in Standard',
        'A letter to landlords in your words, for you to sign',
        'A 30-minute call about the process, one on one (no legal advice)',
        'We follow up with you until your case is closed, also after a court order',
      ],
      notIncluded: [courtFees, otherCosts, inCourt],
    },
    vip: {
      name: 'VIP Multi-Filing',
      description: 'For people with more than one eviction case in Georgia.',
      features: [
        'Everything in Premium, for several cases in Georgia',
        'One price for several cases instead of one each',
        'Between equally urgent requests, yours comes first (the court keeps its own calendar)',
      ],
      notIncluded: [courtFeesOfEach, otherCosts, inCourt, 'Cases outside Georgia'],
    },
  } satisfies Record<PackageId, OnePackage>,
  // A claim of content/home/popular.yml that nobody has proven yet; never on the public site.
  unproven: '{badge} (not yet documented)',
  // What one price covers; the number is in the catalogue. A refiling or an appeal belongs to the same case.
  part: '{name}, part {place} of {count}',
  coversOne: 'Covers one court case',
  coversMany: 'Covers up to {count} court cases',
  eachPrice: 'For each package',
  oneTime: 'one-time price',
  plusCourtFees: 'plus court fees, paid to the court',
  refundShort:
    'all our fee back if we can’t take your case, find no record, the judge says no, or nothing is left to decide',
  includes: 'What you get',
  notIncluded: 'Not included',
  // Where the four stand together, what none of them includes is said once.
  inNone:
    'No package includes court fees, a notary, printing, postage, certified copies, or someone to speak for you in court.',
  inNoneItems: [courtFees, courtFeesOfEach, otherCosts, inCourt],
  choose: 'Choose {name}',
  courtFees:
    'Court fees are separate. You pay them to the court, and you may ask the court to waive them if your income is low. You may also pay for a notary, printing, postage and certified copies.',
  // Told before anybody pays: what a motion tells the landlord, and what it may start.
  landlordCopy:
    'The landlord gets a copy of what you file, with your mailing address, and may ask for old debt again. If that worries you, ask a free lawyer first.',
  refund:
    'You get our full service fee back if we cannot take your case, if no court record is found, or if the case is not about you. You also get it back if a court denies the request, or if there is nothing left to decide. {refundTimes} We cannot refund court costs. For any other reason, ask us and we decide case by case.',
  letters:
    'Letters to tenant-screening companies are free for everyone: you write and print them on our page of free letters.',
  noPromise: 'A judge decides. No price can buy a result.',
  // The most material fact of all: beside every price, in step 5 and among the questions.
  rarely:
    'A group of Atlanta lawyers tells tenants that in general such a case cannot be sealed. We know of no figures on how often judges agree.',
};
export type PackageWords = Omit<typeof words, 'byId'> & { byId: Record<PackageId, OnePackage> };
const packages: PackageWords = words;
export default packages;
