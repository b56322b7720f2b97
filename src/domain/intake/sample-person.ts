/**
 * An invented person for tests and the demo: everybody here is a sample, no client.
 * Each call makes a new object, so that no test can change another's.
 */
export function maria() {
  return {
    firstName: 'María José',
    lastName: 'Núñez Peña',
    dateOfBirth: '1990-05-17',
    streetAddress: '12 Sample Street',
    streetAddress2: 'Apt 3',
    city: 'Atlanta',
    state: 'Georgia' as const,
    zipCode: '30303',
    phoneNumber: '(404) 555-0199',
    preferredLanguage: 'es' as const,
    email: 'maria.sample@example.com',
    hasEviction: 'yes' as const,
    numberOfEvictions: '1' as const,
    evictionCounty: 'DeKalb',
    caseOutcome: 'dismissed' as const,
    knowsCaseNumber: 'no' as const,
    paidMoney: 'no' as const,
    attemptedSealingBefore: 'no' as const,
    workingWithAttorney: 'no' as const,
    benefits: ['snap' as const],
    sealingReasons: ['housing' as const],
    urgency: 'moderate' as const,
    signature: 'María José Núñez Peña',
    agreementAccepted: true as const,
    selectedServicePackage: 'standard' as const,
  };
}
