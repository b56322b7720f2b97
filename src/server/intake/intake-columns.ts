import type { IntakeSubmission } from '#domain/intake/submission.ts';
import { formatPhone } from '#domain/intake/phone.ts';

/** The answers as `intake_forms` stores them: one column each, codes and the person's own words. */
export function intakeColumns(answers: IntakeSubmission) {
  return {
    first_name: answers.firstName,
    last_name: answers.lastName,
    date_of_birth: answers.dateOfBirth,
    street_address: answers.streetAddress,
    street_address2: answers.streetAddress2 ?? null,
    city: answers.city,
    state: answers.state,
    zip_code: answers.zipCode,
    phone_number: answers.phoneNumber ? formatPhone(answers.phoneNumber) : null,
    preferred_language: answers.preferredLanguage,
    email: answers.email,
    has_eviction: answers.hasEviction,
    number_of_evictions: answers.numberOfEvictions ?? null,
    eviction_county: answers.evictionCounty ?? null,
    knows_case_number: answers.knowsCaseNumber ?? null,
    case_numbers: answers.caseNumbers ?? null,
    case_outcome: answers.caseOutcome ?? null,
    paid_money: answers.paidMoney ?? null,
    landlord_name: answers.landlordName ?? null,
    property_address: answers.propertyAddress ?? null,
    filing_year: answers.filingYear ? Number(answers.filingYear) : null,
    attempted_sealing_before: answers.attemptedSealingBefore,
    working_with_attorney: answers.workingWithAttorney,
    attorney_organization: answers.attorneyOrganization ?? null,
    attorney_contact: answers.attorneyContact ?? null,
    benefits: answers.benefits ?? [],
    sealing_reasons: answers.sealingReasons,
    urgency: answers.urgency,
    signature: answers.signature,
    agreement_accepted: answers.agreementAccepted,
    selected_service_package: answers.selectedServicePackage,
  };
}
