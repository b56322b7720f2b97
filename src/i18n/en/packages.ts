/** Words of the four packages. Prices are in src/domain/packages, promised timings in src/domain/promises. */
import { packageNames as names } from '#i18n/package-names.ts';

const words = {
  // Names are the operator's: content/packages.
  byId: names.en,
  // What no package includes.
  never: {
    courtFees: 'Court fees',
    courtFeesOfEach: 'Court fees of each case',
    otherCosts: 'A notary, printing, postage, certified copies',
    inCourt: 'Someone to speak for you in court',
  },
  // A claim of content/home/popular.yml that nobody has proven yet; never on the public site.
  unproven: '{badge} (not yet documented)',
  // What one price covers; the number is in the catalogue. A refiling or an appeal belongs to the same case.
  part: '{name}, part {place} of {count}',
  coversOne: 'Covers one court case',
  coversMany: 'Covers up to {count} court cases',
  oneTime: 'one-time price',
  plusCourtFees: 'plus court fees, paid to the court',
  // Where the four stand together.
  forAll:
    'You pay for a package once. Court fees are separate and go to the court. You get all our fee back if we can’t take your case, find no record, the judge says no, or nothing is left to decide.',
  includes: 'What you get',
  notIncluded: 'Not included',
  // Where the four stand together, what none of them includes is said once.
  inNone:
    'No package includes court fees, a notary, printing, postage, certified copies, or someone to speak for you in court.',
  choose: 'Choose {name}',
  courtFees:
    'Court fees are separate. You pay them to the court, and you may ask the court to waive them if your income is low. You may also pay for a notary, printing, postage and certified copies.',
  // From the county file, where a page of a court names a price.
  certifiedThere: 'In {county} County, a court’s page lists certified copies from {price}.',
  certifiedRange: 'Where a court’s page names a price, certified copies start at {lowest} to {highest}.',
  certifiedMore: 'See your county',
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
export type PackageWords = typeof words;
export default words;
